import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const tuple = (hexes: string): MantineColorsTuple => {
  const [a = '', b = '', c = '', d = '', e = '', f = '', g = '', h = '', i = '', j = ''] = hexes
    .split(' ')
    .map((hex) => `#${hex}`);
  return [a, b, c, d, e, f, g, h, i, j];
};

const lamp = tuple('FFF6E2 FFEBBE FFDA8D FFC859 FFB316 F49D00 D37F00 9D5900 723E04 4D2807');
const ink = tuple('F5F1F5 E8E0E8 D3C8D3 B5A7B6 8C798C 745E75 5E465F 483149 331F35 211122');
const safe = tuple('EBF9F5 D0F0E7 A8E1D1 79CDB8 4FB39C 2D937E 1B7463 125A4C 0D4338 082D26');
const stop = tuple('FFF1EF FFDFDB FFC2BA FF9A8E F96B60 E43D38 C32324 9E1819 781112 520E0C');
const dark = tuple('F3ECE0 DDCEC6 C0ACB5 917F92 4B3A4E 382839 281B2B 190F1C 120A14 0B060C');
const gray = tuple('FBF6EE F6EFE3 EFE5D4 E4D8C2 8C798C 745E75 5E465F 483149 331F35 211122');

const smallHeading = { fontSize: '1.125rem', lineHeight: '1.35', fontWeight: '650' };

export const theme = createTheme({
  white: '#FEFCF8',
  black: '#211122',
  colors: { lamp, ink, safe, stop, red: stop, teal: safe, gray, dark },
  primaryColor: 'lamp',
  primaryShade: { light: 4, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  fontFamily: 'var(--sd-font-text)',
  headings: {
    fontFamily: 'var(--sd-font-display)',
    fontWeight: '500',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--sd-size-h1)', lineHeight: '1.12' },
      h2: { fontSize: 'var(--sd-size-h2)', lineHeight: '1.12' },
      h3: { fontSize: '1.25rem', lineHeight: '1.25' },
      h4: smallHeading,
      h5: smallHeading,
      h6: smallHeading,
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.1875rem', xl: '1.4375rem' },
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  spacing: {
    xxs: '.25rem',
    xs: '.5rem',
    sm: '.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2xl': '3rem',
    '3xl': '4rem',
    '4xl': '6rem',
  },
  radius: { print: '4px', sm: '8px', md: '12px', lg: '20px', pill: '999px' },
  defaultRadius: 'md',
  // The first pixel above each band of the specification.
  breakpoints: {
    xxs: '22.5em',
    xs: '23.5em',
    sm: '37.5625em',
    md: '48.0625em',
    lg: '64.0625em',
    xl: '64.0625em',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: { Button: { defaultProps: { radius: 'pill', size: 'md' } } },
});

const onPaper = { '--mantine-color-error': 'var(--sd-stop-text)', '--mantine-color-anchor': 'var(--sd-text)' };

export const variables: CSSVariablesResolver = () => ({
  variables: {},
  dark: onPaper,
  light: { ...onPaper, '--mantine-color-body': 'var(--sd-bg)' },
});
