import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { addressOf } from '@pal/core/contract/client/client'
import { contract } from '@pal/core/contract/endpoints'
import { orderDocuments, ownLanguages, paperSizes } from '@pal/core/domain/entities'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { Waiting } from '../../../components/waiting.tsx'
import { api } from '../../../lib/api.ts'
import { languageNames } from '../../../lib/format/language-names.ts'
import { useKeepSlips } from '../data/parcels.ts'
import { type Printing, keepPaper, paperFor } from '../data/printing.ts'
import { NoAddress } from './no-address.tsx'
import { Papers } from './papers.tsx'
import { PrintRoot } from './print-root.tsx'
import '../../../components/fields/form-fields.ts'

import classes from './document-dialog.module.css'

export interface DocumentDialogProps {
  readonly printing: Printing
  readonly onChange: (to: Printing) => void
  readonly onClose: () => void
}

const documentsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['orders', 'documents', ids],
    // The shop's name and address may have been changed since: paper is not asked again.
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.call('orders.documents', { query: { ids: ids.join(',') } }, signal),
  })

/** Shows on the screen what comes out of the printer, and sends it there. */
export function DocumentDialog({ printing, onChange, onClose }: DocumentDialogProps) {
  const { t } = useTranslation()
  const { document, ids, language } = printing
  const paper = paperFor(printing)
  const { data, error, refetch } = useQuery(documentsQuery(ids))
  const keep = useKeepSlips()
  const [asking, setAsking] = useState<readonly number[]>()
  const question = useId()
  const button = useRef<HTMLButtonElement>(null)
  const answered = () => {
    setAsking(undefined)
    button.current?.focus()
  }
  const pdf = addressOf(contract['orders.pdf'].path, undefined, {
    ids: ids.join(','),
    document,
    language: language ?? undefined,
    paper,
  })
  return (
    <Dialog opened title={t('orders.print.title')} size={920} typed={false} onClose={onClose}>
      <div className={classes['bar']}>
        <SegmentedControl
          className={classes['kind'] ?? ''}
          aria-label={t('orders.print.document')}
          value={document}
          onChange={(value) => {
            const chosen = orderDocuments.find((each) => each === value)
            if (chosen) onChange({ ...printing, document: chosen, paper: null })
          }}
          data={orderDocuments.map((value) => ({ value, label: t(`orders.print.${value}`) }))}
        />
        <NativeSelect
          className={classes['language'] ?? ''}
          aria-label={t('orders.print.language')}
          value={language ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...printing, language: ownLanguages.find((own) => own === value) ?? null })
          }
          data={[
            { value: '', label: t('orders.print.customersLanguage') },
            ...ownLanguages.map((value) => ({ value, label: languageNames[value] })),
          ]}
        />
        <NativeSelect
          className={classes['paper'] ?? ''}
          aria-label={t('orders.print.paper')}
          value={paper}
          onChange={({ currentTarget: { value } }) => {
            const chosen = paperSizes.find((each) => each === value)
            if (!chosen) return
            keepPaper(document, chosen)
            onChange({ ...printing, paper: chosen })
          }}
          data={paperSizes.map((value) => ({ value, label: t(`orders.print.papers.${value}`) }))}
        />
        <span className={classes['end']}>
          {data?.pdf ? (
            <Button
              component="a"
              href={pdf}
              download
              variant="default"
              leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
            >
              {t('orders.print.save')}
            </Button>
          ) : null}
          <Button
            ref={button}
            data-autofocus
            disabled={!data}
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />}
            onClick={() => {
              globalThis.print()
              setAsking(document === 'packing_slip' ? ids : undefined)
            }}
          >
            {t(data?.pdf ? 'orders.print.print' : 'orders.print.printOrSave')}
          </Button>
        </span>
        {data?.shop.address === '' ? <NoAddress /> : null}
        {asking ? (
          // No browser tells whether anything was printed: who breaks it off in its dialog has no slip.
          <div className={classes['asking']} role="group" aria-labelledby={question}>
            <span id={question} role="alert">
              {t('orders.print.didPrint')}
            </span>
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                keep({ ids: [...asking] })
                answered()
              }}
            >
              {t('orders.print.printed')}
            </Button>
            <Button size="xs" variant="default" onClick={answered}>
              {t('orders.print.notPrinted')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={classes['preview']}>
        {error && !data ? (
          <QueryError title={t('orders.print.failed')} query={{ error, refetch }} />
        ) : null}
        {!data && !error ? (
          <Waiting>
            <Skeleton height={480} />
          </Waiting>
        ) : null}
        {data ? <Papers answer={data} {...{ document, language, paper }} /> : null}
      </div>
      {data ? (
        <PrintRoot>
          <Papers answer={data} {...{ document, language, paper }} />
        </PrintRoot>
      ) : null}
    </Dialog>
  )
}
