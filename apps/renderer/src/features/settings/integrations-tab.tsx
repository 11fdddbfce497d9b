import { useState } from 'react'

import { FacebookSection } from './facebook-section.tsx'
import { LoginSection } from './login-section.tsx'
import { PagesSection } from './pages-section.tsx'
import { UnsavedGuard } from './unsaved-guard.tsx'

import classes from './tab-form.module.css'

export function IntegrationsTab() {
  const [loginTyped, setLoginTyped] = useState(false)
  const [credentialTyped, setCredentialTyped] = useState(false)
  return (
    <div className={classes['sections']}>
      <PagesSection />
      <LoginSection onTyped={setLoginTyped} />
      <FacebookSection onTyped={setCredentialTyped} />
      <UnsavedGuard unsaved={loginTyped || credentialTyped} />
    </div>
  )
}
