import { UnstyledButton } from '@mantine/core'
import type { LaunchDraft, LaunchProduct } from '@pal/core/domain/drafts/launch-draft'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { addressOf } from '../../../components/products/picture/take-picture.ts'
import { SharedWith } from '../../../components/products/shared-stock.tsx'
import { SmallPicture } from '../../../components/products/small-picture.tsx'
import { colon } from '../../../lib/format/colon.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { momentText } from '../../../lib/format/format-time.ts'
import { readMomentInput } from '../../../lib/format/moment-input.ts'
import { readAmount } from '../../../lib/format/read-amount.ts'
import { connectedPages } from '../../../lib/queries/connected-pages.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { CampaignSettings } from '../manage/use-campaign-settings.ts'
import { NoFeeNote } from '../wizard/no-fee-note.tsx'
import { useLaunchForm } from './launch-form.ts'
import { problemsOf, type Problem } from './problems.ts'
import { dailyTarget, sentRows, stepOf, trialDays } from './to-request.ts'

import wizard from '../../../components/wizard.module.css'
import facts from '../wizard/facts.module.css'
import classes from './launch.module.css'

interface ReviewStepProps {
  readonly rate: CampaignSettings
  readonly onEdit: (step: number) => void
  /** Leads to where it is corrected. */
  readonly onField: (problem: Problem) => void
}

/** All that will be launched, on one page; each part leads back to where it is typed. */
export function ReviewStep({ rate, onEdit, onField }: ReviewStepProps) {
  const { t, i18n } = useTranslation()
  const draft = useLaunchForm().values
  const products = sentRows(draft).flatMap((row) => draft.products[row] ?? [])
  const { data: pages = [] } = useQuery(connectedPages)
  const now = useNow()
  const problems = problemsOf(draft, { now, hasPage: pages.length > 0 })
  const wrongIn = (step: number) => ({
    problems: problems.filter((problem) => problem.step === step),
    onField,
  })
  const none = <span className={classes['none']}>{t('launch.none')}</span>
  const offerEndsAt = readMomentInput(draft.offerEndsAt)
  const money = (typed: string) => <Money typed={typed} currency={draft.currency} />
  return (
    <>
      <NoFeeNote currency={draft.currency} />
      <Part title={t('launch.step1')} onEdit={() => onEdit(stepOf.page)} {...wrongIn(stepOf.page)}>
        <Fact label={t('launch.name')}>{draft.name}</Fact>
        <Fact label={t('launch.pageName')}>{draft.facebookPageName}</Fact>
        <Fact label={t('launch.category')}>{draft.productCategory}</Fact>
        <Fact label={t('launch.currency')}>{draft.currency}</Fact>
        <Fact label={t('launch.description')}>{draft.description || none}</Fact>
      </Part>
      <Part
        title={t('launch.step2')}
        onEdit={() => onEdit(stepOf.products)}
        {...wrongIn(stepOf.products)}
      >
        {products.map((product) => (
          <ProductFact key={product.key} product={product} draft={draft} />
        ))}
      </Part>
      <Part
        title={t('launch.step3')}
        onEdit={() => onEdit(stepOf.trial)}
        {...wrongIn(stepOf.trial)}
      >
        <Fact label={t('launch.trialPack')}>
          {draft.hasTrialPack ? (
            <>
              {draft.trialPackPrice.trim() === '' ? null : <>{money(draft.trialPackPrice)} · </>}
              {t('launch.days', { count: trialDays(draft.trialPackDuration) })}
            </>
          ) : (
            t('launch.off')
          )}
        </Fact>
        <Fact label={t('launch.followUp')}>
          {t(draft.autoFollowUpEnabled ? 'launch.on' : 'launch.off')}
          {draft.autoFollowUpEnabled && rate.followUpsOff ? (
            <span className={classes['more']}>{t('campaigns.edit.followUpShopOff')}</span>
          ) : null}
        </Fact>
        <Fact label={t('launch.target')}>{dailyTarget(draft.targetDailyConversations)}</Fact>
        <Fact label={t('launch.budget')}>
          {draft.budgetLimit.trim() === '' ? none : money(draft.budgetLimit)}
          {draft.budgetLimit.trim() === '' || rate.counts ? null : (
            <span className={classes['more']}>{t('campaigns.card.notEnforced')}</span>
          )}
        </Fact>
        <Fact label={t('launch.offerEnds')}>
          {offerEndsAt === null
            ? none
            : momentText(new Date(offerEndsAt).toISOString(), i18n.language)}
        </Fact>
      </Part>
    </>
  )
}

interface PartProps extends Pick<ReviewStepProps, 'onField'> {
  readonly title: string
  readonly problems: readonly Problem[]
  readonly onEdit: () => void
  readonly children: ReactNode
}

function Part({ title, problems, onEdit, onField, children }: PartProps) {
  const { t } = useTranslation()
  return (
    <section className={classes['part']} aria-label={title}>
      <div className={classes['partHead']}>
        <h3 className={classes['heading']}>{title}</h3>
        <UnstyledButton
          className={classes['edit']}
          aria-label={t('launch.editPart', { part: title })}
          onClick={onEdit}
        >
          {t('launch.edit')}
        </UnstyledButton>
      </div>
      <dl className={facts['facts']}>{children}</dl>
      {problems.length > 0 ? (
        <ul className={classes['wrong']}>
          {problems.map((problem) => (
            <li key={problem.path}>
              <span className={wizard['problem']}>{problem.text}</span>{' '}
              <UnstyledButton className={classes['edit']} onClick={() => onField(problem)}>
                {t('launch.toField', { label: problem.label })}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function ProductFact({
  product,
  draft,
}: {
  readonly product: LaunchProduct
  readonly draft: LaunchDraft
}) {
  const { t, i18n } = useTranslation()
  const sign = colon(i18n.language)
  const { taken } = product
  const chosen = addressOf(product.picture ?? null)
  const features = product.features.filter((feature) => feature.trim() !== '')
  return (
    <div>
      <dt>{t(`launch.type.${product.productType}`)}</dt>
      <dd>
        <span className={classes['sold']}>
          <bdi>{product.name}</bdi>
          <strong>
            <Money typed={product.price} currency={draft.currency} />
          </strong>
        </span>
        <span className={classes['more']}>
          {t('launch.lowestPrice')}
          {sign}
          {product.lowestPrice.trim() === '' ? (
            t('launch.none')
          ) : (
            <Money typed={product.lowestPrice} currency={draft.currency} />
          )}
          {' · '}
          {t('launch.stock')}
          {sign}
          <bdi>{product.stockCount.trim() || t('launch.notCounted')}</bdi>
          {taken && !taken.separate ? (
            <>
              {' · '}
              <SharedWith campaigns={taken.campaigns} />
            </>
          ) : null}
        </span>
        {taken?.picture ? (
          <SmallPicture product={taken} />
        ) : chosen !== undefined ? (
          <img className={classes['chosen']} src={chosen} alt={t('campaigns.picture.label')} />
        ) : (
          <span className={classes['more']}>
            {t('campaigns.picture.label')}
            {sign}
            <bdi>{product.picture ? '✓' : product.imageUrl.trim() || t('launch.none')}</bdi>
          </span>
        )}
        {features.length > 0 ? (
          <span className={classes['more']}>
            <bdi>{features.join(' · ')}</bdi>
          </span>
        ) : null}
      </dd>
    </div>
  )
}

/** As it will be stored; what cannot be read is shown as it was typed, marked. */
function Money({ typed, currency }: { readonly typed: string; readonly currency: string }) {
  const { i18n } = useTranslation()
  const read = readAmount(typed, currency)
  return 'amount' in read ? (
    formatAmount(Number(read.amount), currency, i18n.language)
  ) : (
    <span className={wizard['problem']}>{typed || '–'}</span>
  )
}
