import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core'

const warmGrey: MantineColorsTuple = [
  '#faf9f7',
  '#f4f3f0',
  '#eceae6',
  '#e1dfda',
  '#cfccc6',
  '#a8a49d',
  '#6d6a64',
  '#57544f',
  '#3a3835',
  '#1f1e1c',
]

/** Layered from text (0) to the deepest ground (9); never pure black. */
const warmDark: MantineColorsTuple = [
  '#e8e6e2',
  '#bfbcb6',
  '#96938d',
  '#6b6863',
  '#3b3936',
  '#31302d',
  '#232220',
  '#1b1a19',
  '#151413',
  '#100f0f',
]

/** The colour of a shop that is open. */
const shop: MantineColorsTuple = [
  '#eef6f1',
  '#d8eade',
  '#aed6bf',
  '#84c3a0',
  '#5fbd8a',
  '#3c9e6c',
  '#2a8556',
  '#17693f',
  '#105532',
  '#0a4127',
]

const danger: MantineColorsTuple = [
  '#fdeceb',
  '#f9d6d3',
  '#f2b3ae',
  '#ea8c85',
  '#e06a61',
  '#d54a40',
  '#c63a30',
  '#b3261e',
  '#931d16',
  '#701510',
]

const control = 'var(--pal-control)'

export const theme = createTheme({
  primaryColor: 'shop',
  primaryShade: { light: 7, dark: 6 },
  colors: { gray: warmGrey, dark: warmDark, shop, danger },
  white: '#ffffff',
  black: '#1f1e1c',
  fontFamily: 'var(--pal-font)',
  fontFamilyMonospace: 'var(--pal-font-mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '12px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  headings: { fontFamily: 'var(--pal-font)', fontWeight: '600' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By name: `Input.extend` would load every field before the first paint.
  components: {
    Button: {
      defaultProps: { size: 'sm' },
      vars: () => ({
        root: {
          '--button-height': control,
          '--button-padding-x': '12px',
          '--button-fz': '13px',
        },
      }),
    },
    Input: {
      vars: () => ({
        wrapper: { '--input-height': control, '--input-fz': '13px' },
      }),
    },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
  },
})

/** Mantine's own names point at our tokens, so that no two greys mean the same. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: tokens,
  dark: tokens,
})

const tokens = {
  '--mantine-color-body': 'var(--pal-canvas)',
  '--mantine-color-text': 'var(--pal-text)',
  '--mantine-color-dimmed': 'var(--pal-text-meta)',
  '--mantine-color-placeholder': 'var(--pal-text-meta)',
  '--mantine-color-default': 'var(--pal-surface)',
  '--mantine-color-default-hover': 'var(--pal-hover)',
  '--mantine-color-default-color': 'var(--pal-text)',
  '--mantine-color-default-border': 'var(--pal-line-strong)',
  '--mantine-color-error': 'var(--pal-danger-text)',
}
