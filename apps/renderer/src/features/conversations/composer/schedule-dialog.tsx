import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { reasonOf } from '../../../lib/errors.ts'
import { clockTime, comingTime } from '../../../lib/format/format-time.ts'
import { momentInput, readMomentInput } from '../../../lib/format/moment-input.ts'
import { useSchedule } from '../data/mutations.ts'
import { firstTime, usualTimes } from './first-time.ts'

import classes from './schedule-dialog.module.css'

interface ScheduleDialogProps {
  readonly conversationId: string
  readonly text: string
  readonly clientId: string
  readonly closesAt: string
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks when a reply is to go out; the time is on the shop's clock. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { conversationId, text, clientId, closesAt, onDone, onClose } = props
  const { t, i18n } = useTranslation()
  const [opened] = useState(() => Date.now())
  const [first] = useState(() => momentInput(firstTime(opened, Date.parse(closesAt))))
  const [value, setValue] = useState(first)
  const schedule = useSchedule(conversationId)
  const at = readMomentInput(value)
  const timeText = (time: string) => comingTime(time, opened, i18n.language)
  const wrong =
    at === null
      ? t('conversations.schedule.noTime')
      : at <= opened
        ? t('conversations.schedule.over')
        : at >= Date.parse(closesAt)
          ? t('conversations.schedule.tooLate', { time: timeText(closesAt) })
          : null
  const refusal = schedule.error ? reasonOf(schedule.error) : null
  const save = () => {
    if (at === null || wrong) return
    schedule.mutate(
      { message: text, sendAt: new Date(at).toISOString(), clientId },
      { onSuccess: onDone },
    )
  }
  return (
    <Dialog
      opened
      title={t('conversations.schedule.title')}
      size={440}
      typed={value !== first}
      onClose={onClose}
    >
      <DialogBody>
        <div
          className={classes['usual']}
          role="group"
          aria-label={t('conversations.schedule.usual')}
        >
          {usualTimes(opened, Date.parse(closesAt)).map((usual) => (
            <Button
              key={usual.name}
              variant="default"
              aria-pressed={usual.at === at}
              onClick={() => setValue(momentInput(usual.at))}
            >
              {t(`conversations.schedule.${usual.name}`, {
                time: clockTime(new Date(usual.at).toISOString(), i18n.language),
              })}
            </Button>
          ))}
        </div>
        <TextInput
          type="datetime-local"
          label={t('conversations.schedule.when')}
          description={t('conversations.schedule.help', { time: timeText(closesAt) })}
          error={wrong ?? refusal}
          min={momentInput(opened)}
          max={momentInput(Date.parse(closesAt))}
          data-autofocus
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        {at !== null && !wrong ? (
          <p role="status">
            {t('conversations.schedule.goesOut', { time: timeText(new Date(at).toISOString()) })}
          </p>
        ) : null}
      </DialogBody>
      <DialogFoot>
        <CancelButton />
        <Button disabled={wrong !== null} loading={schedule.isPending} onClick={save}>
          {t('conversations.schedule.save')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
