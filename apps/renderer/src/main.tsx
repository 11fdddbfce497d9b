import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import './begin.ts'

import './app/global.css'
import { App } from './app/app.tsx'
import { keepFocus } from './app/kept-focus.ts'
import { preloadFailures, preloadPages } from './app/router.tsx'
import { forgetLostStyles } from './components/lazily.tsx'
import { chosenLanguage, speak, startI18n } from './lib/i18n/i18n.ts'
import { whenIdle } from './lib/when-idle.ts'

startI18n()
keepFocus()
forgetLostStyles()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const draw = () => {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  whenIdle(preloadFailures, 300)
  whenIdle(() => void preloadPages())
}
const language = chosenLanguage()
if (language === 'en') draw()
// A window that lacks its language is drawn in English all the same.
else void speak(language).then(draw, draw)
