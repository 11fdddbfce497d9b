import { Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Settings } from '@pal/core/contract/settings'
import { longestAreaName, mostDeliveryAreas } from '@pal/core/domain/orders/delivery-areas'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { NumberField } from '../../../components/fields/number-field.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { newId } from '../../../lib/new-id.ts'

import classes from './delivery-areas-field.module.css'

interface DeliveryAreasFieldProps {
  readonly form: UseFormReturnType<Settings['tactics']>
  readonly money: { readonly least: number; readonly most: number; readonly currency: string }
}

/** Places with a delivery fee of their own; the fee above them counts everywhere else. */
export function DeliveryAreasField({ form, money }: DeliveryAreasFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const added = useRef<string | null>(null)
  const areas = form.values.deliveryAreas
  const add = () => {
    // An order that is being taken may still name one that is deleted: no other may have its id.
    const id = `area-${newId().slice(0, 8)}`
    const area = { id, name: '', fee: Number.NaN }
    added.current = area.id
    form.insertListItem('deliveryAreas', area)
  }
  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-help`}>
      <div>
        <p className={classes['label']} id={id}>
          {t('settings.tactics.deliveryAreas')}
        </p>
        <p className={classes['help']} id={`${id}-help`}>
          {t('settings.tactics.deliveryAreasHelp')}
        </p>
      </div>
      {areas.length > 0 ? (
        <ul className={classes['rows']}>
          {areas.map((area, at) => (
            <li key={area.id}>
              <TextInput
                label={t('settings.tactics.areaName')}
                attributes={ownDirection}
                maxLength={longestAreaName}
                autoComplete="off"
                ref={(field) => {
                  if (field === null || added.current !== area.id) return
                  added.current = null
                  field.focus()
                }}
                {...form.getInputProps(`deliveryAreas.${at}.name`)}
              />
              <NumberField
                label={t('settings.tactics.areaFee')}
                {...money}
                {...form.getInputProps(`deliveryAreas.${at}.fee`)}
              />
              <span className={classes['remove']}>
                <IconButton
                  label={t('settings.tactics.deleteArea', { area: area.name })}
                  icon={IconTrash}
                  onClick={() => form.removeListItem('deliveryAreas', at)}
                />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <Button
        className={classes['add'] ?? ''}
        variant="subtle"
        leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
        disabled={areas.length >= mostDeliveryAreas}
        onClick={add}
      >
        {t('settings.tactics.addArea')}
      </Button>
    </div>
  )
}
