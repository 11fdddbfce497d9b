import { NativeSelect } from '@mantine/core'
import type { ConnectedPage } from '@pal/core/contract/facebook'

interface PageSelectProps {
  readonly label: string
  readonly description?: string
  /** What is shown while none is chosen. */
  readonly none: string
  readonly pages: readonly ConnectedPage[]
  /** What binds it to the form. */
  readonly bound: object
}

/** One of the connected pages. */
export function PageSelect({ label, description, none, pages, bound }: PageSelectProps) {
  return (
    <NativeSelect
      label={label}
      description={description}
      data={[
        { value: '', label: none },
        ...pages.map(({ id, name, category }) => ({
          value: id,
          label: category ? `${name} – ${category}` : name,
        })),
      ]}
      {...bound}
    />
  )
}
