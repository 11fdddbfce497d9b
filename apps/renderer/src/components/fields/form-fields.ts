// What is the same wherever something is typed: how fields look, and that they say what they cut.
import './field-styles.ts'

// Fetched when somebody comes to a field: no page waits for it. What did not come is asked for again.
document.addEventListener('focusin', () => void import('./cut-text.ts').catch(() => undefined))
