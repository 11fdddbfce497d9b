import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody } from '../../components/dialogs/dialog.tsx'
import { Keys } from './keys.tsx'
import { shortcutGroups } from './shortcuts.ts'
import { showPalette } from './shown.ts'

import classes from './shortcuts-dialog.module.css'

export function ShortcutsDialog() {
  const { t } = useTranslation()
  return (
    <Dialog
      opened
      title={t('palette.keys.title')}
      size={480}
      typed={false}
      onClose={() => showPalette(null)}
    >
      <DialogBody>
        {shortcutGroups.map(({ name, shortcuts }) => (
          <section key={name}>
            <h3 className={classes['name']}>{t(name)}</h3>
            <dl className={classes['list']}>
              {shortcuts.map(({ ways, text }) => (
                <div key={text} className={classes['row']}>
                  <dt>{t(text)}</dt>
                  <dd dir="ltr">
                    {ways.map((keys) => (
                      <span key={keys.join()} className={classes['way']}>
                        <Keys keys={keys} />
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogBody>
    </Dialog>
  )
}
