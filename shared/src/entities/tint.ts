import type { Party } from './entity';
import type { EntityType } from './typeNames';

/** A picture's colours: the square behind it and its strokes, at least 4.5:1 against each other. */
export interface Tint {
  back: string;
  front: string;
}

type Scheme = 'light' | 'dark';

const TINTS: Record<EntityType, Record<Scheme, Tint>> = {
  Individual: { light: { back: '#F1E8FD', front: '#6D3BBF' }, dark: { back: '#342650', front: '#C9AEF7' } },
  Company: { light: { back: '#E0F1F2', front: '#006D75' }, dark: { back: '#12393D', front: '#7FD0D6' } },
  Trust: { light: { back: '#FDF1D6', front: '#855B00' }, dark: { back: '#3D3012', front: '#F0CB76' } },
  Project: { light: { back: '#E9EBFB', front: '#4250B5' }, dark: { back: '#282D58', front: '#B3BCF8' } },
  Custom: { light: { back: '#FBE7F1', front: '#A62A68' }, dark: { back: '#48203A', front: '#F4A9CD' } },
  Property: { light: { back: '#FCE9E2', front: '#A8431B' }, dark: { back: '#45261A', front: '#F6B394' } },
  Aircraft: { light: { back: '#E3EDFB', front: '#1F5FAE' }, dark: { back: '#1A3253', front: '#9DC4F6' } },
  Yacht: { light: { back: '#DFF2FA', front: '#0A6487' }, dark: { back: '#123A4B', front: '#86CFEC' } },
  BankAccount: { light: { back: '#E9EDF1', front: '#435161' }, dark: { back: '#303B46', front: '#C2CDD8' } },
  Sticky: { light: { back: '#EAFF8F', front: '#566400' }, dark: { back: '#3A421A', front: '#DDF08A' } },
  Image: { light: { back: '#E9EDF1', front: '#435161' }, dark: { back: '#303B46', front: '#C2CDD8' } },
  TextBox: { light: { back: '#E9EDF1', front: '#435161' }, dark: { back: '#303B46', front: '#C2CDD8' } },
};

const UNKNOWN: Record<Scheme, Tint> = {
  light: { back: '#EEF1F4', front: '#5B6876' },
  dark: { back: '#2B353F', front: '#A9B4C0' },
};

/** The colours of a type's picture; grey for a party that is unknown or anonymous. */
export function entityTint(type: EntityType, scheme: Scheme, party: Party = 'known'): Tint {
  return party === 'known' ? TINTS[type][scheme] : UNKNOWN[scheme];
}
