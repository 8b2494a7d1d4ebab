export type Skin = { lit: string; shade: string; line: string; lips: string };
export type HairColour = { dark: string; base: string; light: string };
export type Cloth = { lit: string; shade: string; trim: string; trimShade: string };

export const skins = {
  porcelain: { lit: '#FCE2C4', shade: '#D39A6A', line: '#4A241E', lips: '#C1443C' },
  rose: { lit: '#FBDCC0', shade: '#C77F6A', line: '#4A1A1C', lips: '#B02A36' },
  peach: { lit: '#F6C9A0', shade: '#B4635A', line: '#4A1B30', lips: '#A8243C' },
  sand: { lit: '#F0C19A', shade: '#9E6A58', line: '#33211F', lips: '#A6514A' },
  wheat: { lit: '#EDBB94', shade: '#A25A52', line: '#3A1022', lips: '#B5283C' },
  honey: { lit: '#E3A877', shade: '#96573F', line: '#37201C', lips: '#9C3A38' },
  bronze: { lit: '#C78B5B', shade: '#7B4538', line: '#2C1518', lips: '#8E3238' },
  umber: { lit: '#9A5A3C', shade: '#4F2830', line: '#250E18', lips: '#7A2B34' },
  ebony: { lit: '#784431', shade: '#3A1C26', line: '#1A0A13', lips: '#6B2633' },
} as const satisfies Record<string, Skin>;

export const hairColours = {
  raven: { dark: '#1E0C17', base: '#2A1222', light: '#4A2036' },
  plum: { dark: '#35122F', base: '#4B1A3D', light: '#7A2C4E' },
  midnight: { dark: '#0F1322', base: '#182038', light: '#35466B' },
  chestnut: { dark: '#2E1B18', base: '#4A2E24', light: '#74492F' },
  walnut: { dark: '#4A2817', base: '#6A3A1E', light: '#A0612F' },
  auburn: { dark: '#571B17', base: '#7C2A1E', light: '#B0472A' },
  copper: { dark: '#8E3B1E', base: '#A5451F', light: '#D8702F' },
  wheat: { dark: '#8A5A22', base: '#B98032', light: '#E6B85C' },
  flax: { dark: '#B08A4E', base: '#D3AD68', light: '#F3DB9D' },
  ash: { dark: '#5B4A45', base: '#7B675C', light: '#A8937F' },
  silver: { dark: '#8C8079', base: '#B7AA9C', light: '#E6DFD2' },
  snow: { dark: '#B7AA9C', base: '#D8CDBE', light: '#F5EFE3' },
  teal: { dark: '#0E3640', base: '#17565C', light: '#3B9A92' },
  cherry: { dark: '#5E0F33', base: '#8F1B48', light: '#D13F6B' },
} as const satisfies Record<string, HairColour>;

export const cloths = {
  saffron: { lit: '#E9B44C', shade: '#B3702C', trim: '#FFF0CF', trimShade: '#D9A85C' },
  coral: { lit: '#F0623D', shade: '#A8332A', trim: '#FFE9DA', trimShade: '#D9A594' },
  cream: { lit: '#F2E3C8', shade: '#A78F88', trim: '#22306B', trimShade: '#141C49' },
  linen: { lit: '#FBF4E6', shade: '#BFA998', trim: '#C3342F', trimShade: '#8E2322' },
  navy: { lit: '#2F4186', shade: '#182150', trim: '#F5EBD7', trimShade: '#B9A995' },
  aubergine: { lit: '#4A3356', shade: '#27192F', trim: '#F5EBD7', trimShade: '#B9A995' },
  lagoon: { lit: '#2E6074', shade: '#173745', trim: '#F2E6D2', trimShade: '#B7A48F' },
  brick: { lit: '#D8452F', shade: '#8E2322', trim: '#FFD98A', trimShade: '#C98F35' },
  ink: { lit: '#38203A', shade: '#1B0A18', trim: '#FFF6E8', trimShade: '#D99C82' },
  moss: { lit: '#7D8F46', shade: '#46542A', trim: '#F3E9C6', trimShade: '#B5A878' },
  rose: { lit: '#E88FA2', shade: '#A84E6C', trim: '#FFF1E6', trimShade: '#D8A6A0' },
  sky: { lit: '#86B8D8', shade: '#43709A', trim: '#FFF6E2', trimShade: '#B9B6A8' },
  lilac: { lit: '#AD90CE', shade: '#664C8C', trim: '#FFE9BE', trimShade: '#C9A06A' },
  emerald: { lit: '#259274', shade: '#0F5546', trim: '#FFE2A0', trimShade: '#C9973F' },
  crimson: { lit: '#BC2F43', shade: '#6E1526', trim: '#FFC859', trimShade: '#B3702C' },
  slate: { lit: '#5F6F7E', shade: '#343F4C', trim: '#F2A65A', trimShade: '#A8632C' },
} as const satisfies Record<string, Cloth>;

export type SkinName = keyof typeof skins;
export type HairColourName = keyof typeof hairColours;
export type ClothName = keyof typeof cloths;

export const gold = '#FFC859';
