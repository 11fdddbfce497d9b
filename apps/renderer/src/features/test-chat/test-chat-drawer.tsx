import '../../components/fields/form-fields.ts'
import { Button, NativeSelect } from '@mantine/core'
import { listLimit } from '@pal/core/constants'
import type { Campaign } from '@pal/core/contract/campaigns'
import { IconMessageChatbot, IconRotate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { SideDrawer } from '../../components/dialogs/side-drawer.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { api } from '../../lib/api.ts'
import { closeTestChat, type TestChatRequest } from '../../lib/test-chat.ts'
import { AnswerFacts } from './answer-facts.tsx'
import { ChatLines } from './chat-lines.tsx'
import { useChatLines } from './use-chat-lines.ts'

import classes from './test-chat-drawer.module.css'

/** The agent tried out before it goes live: a chat beside what the agent makes of it. */
export function TestChatDrawer({ asked }: { readonly asked: TestChatRequest }) {
  const { t } = useTranslation()
  const campaigns = useQuery({
    queryKey: ['campaigns', 'to-test'],
    queryFn: ({ signal }) =>
      api.call('campaigns.list', { query: { limit: listLimit.most } }, signal),
    enabled: !asked.campaign,
  })
  return (
    <SideDrawer opened title={t('testChat.title')} size={960} onClose={closeTestChat}>
      {asked.campaign ? (
        <Typed asked={asked} name={asked.campaign.name} />
      ) : campaigns.error ? (
        <QueryError title={t('testChat.campaignsFailed')} query={campaigns} />
      ) : campaigns.data?.length === 0 ? (
        <EmptyState
          icon={IconMessageChatbot}
          title={t('testChat.noCampaign')}
          text={t('testChat.noCampaignText')}
        />
      ) : campaigns.data ? (
        <Chosen asked={asked} campaigns={campaigns.data} />
      ) : null}
    </SideDrawer>
  )
}

/** A campaign that is not launched yet. */
function Typed({ asked, name }: { readonly asked: TestChatRequest; readonly name: string }) {
  const { t } = useTranslation()
  const [begun, setBegun] = useState(0)
  return (
    <>
      <div className={classes['bar']}>
        {name === '' ? null : (
          <span className={classes['campaign']} dir="auto">
            {name}
          </span>
        )}
        <span className={classes['unsaved']}>{t('testChat.notLaunched')}</span>
        <StartOver onPress={() => setBegun(begun + 1)} />
      </div>
      <p className={classes['note']}>{t('testChat.note')}</p>
      <Panes key={begun} campaignId={0} asked={asked} />
    </>
  )
}

function StartOver({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="default"
      leftSection={<IconRotate size={14} stroke={1.8} aria-hidden />}
      onClick={onPress}
    >
      {t('testChat.again')}
    </Button>
  )
}

interface ChosenProps {
  readonly asked: TestChatRequest
  readonly campaigns: readonly Campaign[]
}

function Chosen({ asked, campaigns }: ChosenProps) {
  const { t } = useTranslation()
  const first =
    campaigns.find(({ id }) => id === asked.campaignId) ??
    campaigns.find(({ status }) => status === 'active') ??
    campaigns[0]
  const [campaignId, setCampaignId] = useState(first?.id ?? 0)
  const [begun, setBegun] = useState(0)
  const startOver = () => setBegun(begun + 1)
  return (
    <>
      <div className={classes['bar']}>
        <NativeSelect
          className={classes['campaign']}
          aria-label={t('testChat.campaign')}
          value={String(campaignId)}
          data={campaigns.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={({ currentTarget }) => {
            setCampaignId(Number(currentTarget.value))
            startOver()
          }}
        />
        {asked.settings || asked.strategies ? (
          <span className={classes['unsaved']}>{t('testChat.unsaved')}</span>
        ) : null}
        <StartOver onPress={startOver} />
      </div>
      <p className={classes['note']}>
        {t('testChat.note')}
        {campaigns.find(({ id }) => id === campaignId)?.draftMode ? (
          <>
            {' '}
            <strong>{t('testChat.draftMode')}</strong>
          </>
        ) : null}
      </p>
      <Panes key={`${campaignId} ${begun}`} campaignId={campaignId} asked={asked} />
    </>
  )
}

function Panes({
  campaignId,
  asked,
}: {
  readonly campaignId: number
  readonly asked: TestChatRequest
}) {
  const chat = useChatLines(campaignId, asked)
  return (
    <div className={classes['panes']}>
      <ChatLines {...chat} />
      <AnswerFacts answer={chat.latest} cost={chat.cost} />
    </div>
  )
}
