import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import './app/global.css'
import { App } from './app/app.tsx'
import { preloadPages } from './app/router.tsx'
import { startI18n } from './lib/i18n/i18n.ts'
import { whenIdle } from './lib/when-idle.ts'

startI18n()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
whenIdle(() => void preloadPages())
