import type { RecordType } from '../../../../entities/typeNames';
import { memoize } from '../../../../memoize';
import { foldedHeading } from '../tableSheet';
import { typeNamed } from './partyType';

/** What cells call organisations and persons beside the names of types, in the languages of headings; folded. */
const ORGANIZATION = new Set(
  [
    'fund|funds|bank|charity|association|society|cooperative|co operative|institution|public body|body|government|state|municipality|authority|agency|vehicle|spv|holding|university|church|club|union|enterprise|business|undertaking|partnerships|venture|group',
    'fonds|verband|anstalt|kreditinstitut|genossenschaft|staat|gemeinde|personne morale|societe|entreprise|fondation|rechtspersoon|stichting|vereniging',
    'persona juridica|sociedad|empresa|fundacion|asociacion|fondo|persona giuridica|societa|impresa|fondazione|ente|associazione|pessoa juridica|pessoa coletiva|sociedade|fundacao|fundo',
    'juridisk person|stiftelse|osoba prawna|spolka|fundacja|stowarzyszenie',
  ].flatMap((list) => list.split('|')),
);
const PERSON = new Set(
  'personne physique|natuurlijk persoon|persona fisica|pessoa fisica|pessoa singular|fysisk person|osoba fizyczna|particulier|private person|citizen'.split(
    '|',
  ),
);
/** What ends words of languages that write several as one: “Kapitalgesellschaft”, “aktiebolag”. */
const COMPOUND =
  /(?:gesellschaft|stiftung|verein|genossenschaft|unternehmen|korperschaft|fonds|vennootschap|maatschappij|onderneming|bolag|selskab|selskap|forening)$/;
const TERMS_MAX = 8;

/**
 * The type that a cell of a column of types says: by its name, else by the last words of it that are one (“Family trust”, “Limited company”), else
 * by the first (“Company limited by shares”). Undefined where none is.
 */
export const typeInCell = memoize((text): RecordType | undefined => {
  const plain = text.replace(/\s*\([^()]*\)\s*$/u, '');
  const terms = foldedHeading(plain).split(' ').slice(0, TERMS_MAX);
  const whole = typeNamed(text);
  if (whole) return whole;
  const parts = [
    ...terms.map((_, at) => terms.slice(at)),
    ...terms.slice(1).map((_, at) => terms.slice(0, terms.length - 1 - at)),
  ];
  return parts.map((part) => termType(part.join(' '))).find((type) => type !== undefined && type !== 'Custom');
});

function termType(term: string): RecordType | undefined {
  if (PERSON.has(term)) return 'Individual';
  if (ORGANIZATION.has(term) || (!term.includes(' ') && COMPOUND.test(term))) return 'Company';
  return typeNamed(term);
}
