import { Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { useLaunchForm } from './launch-form.ts'

import wizard from '../../../components/wizard.module.css'
import classes from './launch.module.css'

const most = 50

/** What speaks for a product, a line each. Lines that stay blank are not sent. */
export function FeaturesField({ row }: { readonly row: number }) {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const path = `products.${row}.features`
  const features = form.values.products[row]?.features ?? []
  const focusOn = (place: number) => {
    const all = list.current?.querySelectorAll('input')
    ;(all?.[place] ?? all?.[all.length - 1] ?? addButton.current)?.focus()
  }
  const add = () => {
    // A line that is still blank waits to be filled.
    const blank = features.findIndex((feature) => feature.trim() === '')
    if (blank === -1 && features.length < most) {
      // Drawn at once: whoever types on at once loses no letter.
      flushSync(() => form.insertListItem(path, ''))
    }
    focusOn(blank === -1 ? features.length : blank)
  }
  return (
    <div role="group" aria-label={t('launch.features')} className={classes['features']}>
      <p className={wizard['label']}>{t('launch.features')}</p>
      <ul className={classes['featureList']} ref={list}>
        {features.map((_, index) => (
          // A line has no other name than its place; its text is the form's.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={classes['feature']}>
            <TextInput
              attributes={ownDirection}
              aria-label={t('launch.feature', { number: index + 1 })}
              maxLength={200}
              {...form.getInputProps(`${path}.${index}`)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                // Enter continues to the next line, not to the next step.
                event.preventDefault()
                add()
              }}
            />
            <IconButton
              label={t('launch.removeFeature', { number: index + 1 })}
              icon={IconX}
              onClick={() => {
                flushSync(() => form.removeListItem(path, index))
                focusOn(index)
              }}
            />
          </li>
        ))}
      </ul>
      <Button
        ref={addButton}
        className={classes['addFeature'] ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        disabled={features.length >= most}
        onClick={add}
      >
        {t('launch.addFeature')}
      </Button>
    </div>
  )
}
