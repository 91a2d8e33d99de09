import type { Page } from '@playwright/test';

/** Waits until transitions have ended and what follows them is drawn; what turns for ever, as a loader does, is not waited for. */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().iterations !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
    await document.fonts.ready;
    await frame();
    await frame();
  });
}
