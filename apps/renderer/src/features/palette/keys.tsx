import { isMac } from '../../lib/keyboard/is-mac.ts'
import { mainKey } from './shortcuts.ts'

import classes from './key.module.css'

/** Keys that are pressed together, as they are on the keyboard. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return keys.map((key, index) => (
    <span key={key}>
      {index > 0 ? ' + ' : ''}
      <kbd className={classes['key']}>{key === mainKey ? (isMac() ? '⌘' : 'Ctrl') : key}</kbd>
    </span>
  ))
}
