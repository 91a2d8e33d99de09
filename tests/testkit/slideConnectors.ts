import { all, frameOf, one, value, type Place } from './slide';

/** A shape's sites on the slide: the four of a preset, or those that it lists. */
function sitesOf(shape: Element): Place[] {
  const { x, y, width, height } = frameOf(shape);
  const guides = new Map(
    all(shape, 'a:gd').map((guide) => {
      const [, part = '', whole = '', of = ''] = (guide.getAttribute('fmla') ?? '').split(' ');
      return [guide.getAttribute('name'), (Number(part) * (whole === 'w' ? width : height)) / Number(of)];
    }),
  );
  const own = all(shape, 'a:pos').map((place) => ({
    x: x + (guides.get(place.getAttribute('x')) ?? Number.NaN),
    y: y + (guides.get(place.getAttribute('y')) ?? Number.NaN),
  }));
  if (own.length) return own;
  return [
    { x: x + width / 2, y },
    { x, y: y + height / 2 },
    { x: x + width / 2, y: y + height },
    { x: x + width, y: y + height / 2 },
  ];
}

/** The way of a connector on the slide, as ECMA-376 defines its presets, turned over and turned round as its frame says. */
function wayOf(connector: Element): Place[] {
  const { x, y, width, height } = frameOf(connector);
  const form = one(connector, 'a:xfrm');
  const kind = one(connector, 'a:prstGeom').getAttribute('prst');
  const adjusted = all(connector, 'a:gd').map((guide) => Number(guide.getAttribute('fmla')?.split(' ')[1]));
  const part = (at: number, whole: number) => (whole * (adjusted[at] ?? 50_000)) / 100_000;
  const across = part(0, width);
  const plain: Place[] = {
    straightConnector1: [],
    bentConnector2: [{ x: width, y: 0 }],
    bentConnector3: [
      { x: across, y: 0 },
      { x: across, y: height },
    ],
    bentConnector4: [
      { x: across, y: 0 },
      { x: across, y: part(1, height) },
      { x: width, y: part(1, height) },
    ],
    bentConnector5: [
      { x: across, y: 0 },
      { x: across, y: part(1, height) },
      { x: part(2, width), y: part(1, height) },
      { x: part(2, width), y: height },
    ],
  }[kind ?? ''] ?? [{ x: Number.NaN, y: 0 }];
  const turn = ((value(form, 'rot') / 60_000) * Math.PI) / 180;
  const [mirrored, upturned] = [form.getAttribute('flipH') === '1', form.getAttribute('flipV') === '1'];
  return [{ x: 0, y: 0 }, ...plain, { x: width, y: height }].map((point) => {
    const [dx, dy] = [(point.x - width / 2) * (mirrored ? -1 : 1), (point.y - height / 2) * (upturned ? -1 : 1)];
    return {
      x: x + width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn),
      y: y + height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn),
    };
  });
}

/** Connectors of a slide with their ways, and where the sites stand that they say they are glued to. */
export function connectorsOf(slide: Document) {
  const shapes = new Map(
    [...all(slide, 'p:sp'), ...all(slide, 'p:pic')].map((shape) => [one(shape, 'p:cNvPr').getAttribute('id'), shape]),
  );
  return all(slide, 'p:cxnSp').map((connector) => {
    const glue = (name: string) => {
      const end = one(connector, name);
      const shape = shapes.get(end.getAttribute('id'));
      if (!shape) throw new Error('A connector is glued to nothing.');
      const site = sitesOf(shape)[value(end, 'idx')];
      if (!site) throw new Error('A connector is glued to a site that is not there.');
      return site;
    };
    return {
      name: one(connector, 'p:cNvPr').getAttribute('name') ?? '',
      way: wayOf(connector),
      start: glue('a:stCxn'),
      end: glue('a:endCxn'),
    };
  });
}
