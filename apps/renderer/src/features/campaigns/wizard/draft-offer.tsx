import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'

import facts from './facts.module.css'

interface DraftOfferProps {
  readonly words: { readonly text: string; readonly anew: string; readonly goOn: string }
  readonly facts: readonly (readonly [label: string, value: ReactNode])[]
  readonly onContinue: () => void
  readonly onAnew: () => void
}

/** A draft was left by closing or by a reload: continue with it, or begin again. */
export function DraftOffer({ words, onContinue, onAnew, ...offer }: DraftOfferProps) {
  return (
    <>
      <DialogBody>
        <p>{words.text}</p>
        <dl className={facts['facts']}>
          {offer.facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value || '–'}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </DialogBody>
      <DialogFoot>
        <Button variant="default" onClick={onAnew}>
          {words.anew}
        </Button>
        <Button data-autofocus onClick={onContinue}>
          {words.goOn}
        </Button>
      </DialogFoot>
    </>
  )
}
