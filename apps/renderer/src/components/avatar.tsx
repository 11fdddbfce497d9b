import classes from './avatar.module.css'

const segmenter = new Intl.Segmenter()
/** Signs of direction and others that nobody sees. */
const unseen = /^[\p{Cf}\s]+/u

/** The first letter of a name, whole in any script: a person to the eye, nothing to a reader. */
export function Avatar({ name }: { readonly name: string }) {
  const [first] = segmenter.segment(name.replace(unseen, ''))
  return (
    <span className={classes['avatar']} aria-hidden="true">
      {first?.segment.toLocaleUpperCase() ?? ''}
    </span>
  )
}
