/** Passwords of eight characters and more that guessers try first, in lower case and without what is put behind them. */
export const COMMON: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort motdepasse contrasena qwertyuiop qwertyui qwerty qwertz azerty asdfghjkl asdfghjk
  zxcvbnm zxcvbnma iloveyou princess sunshine football baseball basketball superman batman master monkey dragon letmein welcome
  trustno1 whatever starwars computer michelle jennifer jordan23 liverpool chelsea arsenal charlie charlotte butterfly chocolate
  samantha victoria alexander christian elizabeth veronica internet security secret secret1 administrator admin root guest test
  testtest changeme default temp temporary login access mustang corvette mercedes porsche ferrari harley yamaha pokemon naruto
  minecraft fortnite abcdefgh abcdefghi abcd1234 abc12345 abc123 a1b2c3d4 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4
  qazwsxedc qweasdzxc qwe123 asd123 zxc123 pass1234 pass word1 hello hellohello freedom flower summer winter autumn spring january
  february september october november december monday friday sunday london berlin paris zurich geneva company business welcome1
  family mother daddy jesus jesuschrist godisgood loveyou lovely forever blink182 metallica nirvana slipknot killer matrix`
    .split(/\s+/)
    .filter(Boolean),
);
