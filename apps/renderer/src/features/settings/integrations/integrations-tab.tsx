import './own-words.ts'
import { useRef, useState } from 'react'

import { VaultNotice } from '../../../components/notices/vault-notice.tsx'
import { UnsavedGuard } from '../form/unsaved-guard.tsx'
import { ConnectPage } from './connect-page.tsx'
import { FacebookSection } from './facebook-section.tsx'
import { LoginSection } from './login-section.tsx'
import { PagesSection } from './pages-section.tsx'
import { StatusSection } from './status-section.tsx'
import { WebhookSection } from './webhook-section.tsx'

import classes from '../form/tab-form.module.css'

export function IntegrationsTab() {
  const [pageTyped, setPageTyped] = useState(false)
  const [loginTyped, setLoginTyped] = useState(false)
  const [credentialTyped, setCredentialTyped] = useState(false)
  const [webhookTyped, setWebhookTyped] = useState(false)
  const tab = useRef<HTMLDivElement>(null)
  // To the first thing that can connect a page: the login's button, or the field for its token.
  const toLogin = () => {
    const login = tab.current?.querySelector('input[name="userToken"]')?.closest('section')
    login?.scrollIntoView({ block: 'start' })
    login?.querySelector<HTMLElement>('button, input')?.focus()
  }
  const toAppSecret = () => {
    const field = tab.current?.querySelector<HTMLInputElement>('input[name="appSecret"]')
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }
  return (
    <div ref={tab} className={classes['sections']}>
      <VaultNotice />
      <StatusSection />
      <ConnectPage onTyped={setPageTyped} />
      <PagesSection onReconnect={toLogin} onAppSecret={toAppSecret} />
      <LoginSection onTyped={setLoginTyped} />
      <FacebookSection onTyped={setCredentialTyped} />
      <WebhookSection onTyped={setWebhookTyped} />
      <UnsavedGuard unsaved={pageTyped || loginTyped || credentialTyped || webhookTyped} />
    </div>
  )
}
