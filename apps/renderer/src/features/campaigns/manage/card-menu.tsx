import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu, UnstyledButton } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import {
  IconCircleCheck,
  IconCopy,
  IconDotsVertical,
  IconDownload,
  IconPackage,
  IconPencil,
  IconRepeat,
  IconSchool,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { pathTo } from '../../../lib/paths.ts'
import { openRehearsal } from '../../../lib/rehearsal/request.ts'
import { toast } from '../../../lib/toasts.ts'
import { campaignIn, type ReadFile, saveCampaignFile } from './campaign-file.ts'
import { useCampaignFile, useCompleteCampaign } from './mutations.ts'

import classes from './manage.module.css'

interface CardMenuProps {
  readonly campaign: Campaign
  readonly onEdit: () => void
  readonly onExamples: () => void
  readonly onCopy: (file: ReadFile) => void
}

/** What is seldom done with a campaign. */
export function CardMenu({ campaign, onEdit, onExamples, onCopy }: CardMenuProps) {
  const { t } = useTranslation()
  const complete = useCompleteCampaign()
  const asFile = useCampaignFile('readFailed')
  const exported = useCampaignFile('exportFailed')
  const copy = (written: unknown) => {
    const file = campaignIn(written)
    if (file) onCopy(file)
    else toast.failure(t('campaigns.copy.readFailed'))
  }
  const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
  return (
    <Menu
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 140 }}
      classNames={{ dropdown: classes['menu'] ?? '', item: classes['item'] ?? '' }}
    >
      <Menu.Target>
        <UnstyledButton
          className={classes['open']}
          aria-label={t('campaigns.menu.open', { name: campaign.name })}
        >
          <IconDotsVertical size={18} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={pathTo.productsIn(campaign.id)}
          leftSection={<IconPackage {...icon} />}
        >
          {t('nav.products')}
        </Menu.Item>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onEdit}>
          {t('campaigns.menu.edit')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRepeat {...icon} />}
          onClick={() => openRehearsal({ campaignId: campaign.id })}
        >
          {t('rehearsalOffers.past')}
        </Menu.Item>
        <Menu.Item leftSection={<IconSchool {...icon} />} onClick={onExamples}>
          {t('campaigns.learned.menu')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCopy {...icon} />}
          onClick={() => asFile.mutate(campaign, { onSuccess: copy })}
        >
          {t('campaigns.menu.copy')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconDownload {...icon} />}
          onClick={() => exported.mutate(campaign, { onSuccess: saveCampaignFile })}
        >
          {t('campaigns.menu.export')}
        </Menu.Item>
        {campaign.status === 'completed' ? null : (
          <Menu.Item
            leftSection={<IconCircleCheck {...icon} />}
            onClick={() => complete.mutate(campaign)}
          >
            {t('campaigns.menu.complete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
