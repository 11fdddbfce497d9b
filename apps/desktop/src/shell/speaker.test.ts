import { describe, expect, it } from 'vitest'

import { clicked, shellStage, soon } from '../testing/electron/shell-stage.ts'

const { server, start } = shellStage()

const choose = (language: string) =>
  server().ask('/api/settings', { method: 'PUT', body: { company: { language } } })

/** The words of a menu with all its submenus. */
function words(menu: { readonly template: readonly object[] }): string[] {
  return menu.template.flatMap((item) => {
    const { label, submenu = [] } = item as { label?: string; submenu?: object[] }
    return [label ?? '', ...words({ template: submenu })].filter(Boolean)
  })
}

describe('outside its window the program speaks', () => {
  it('the language of Settings, from the moment it is chosen there [SH-11, DT-02, DT-03]', async () => {
    const { tray, desk, questions, window } = await start({ answers: clicked('Weiterlaufen') })
    await soon(() => expect(tray.tip).toContain('The agent is off'))
    expect(words(desk.applicationMenu)).toEqual(expect.arrayContaining(['File', 'Check spelling']))
    await choose('de')
    await soon(() => expect(tray.tip).toMatch(/^PAL Admin: Der Agent ist aus: /))
    expect(words(tray.menu)).toContain('PAL Admin beenden')
    expect(words(desk.applicationMenu)).toEqual(
      expect.arrayContaining([
        'Datei',
        'Rechtschreibung prüfen',
        'Agenten pausieren',
        // What updates have put into Help.
        'Eine Entwicklungskopie wird nicht aktualisiert',
      ]),
    )
    window.close()
    await soon(() => expect(questions).toHaveLength(1))
    expect(questions[0]).toMatchObject({ message: 'PAL Admin läuft weiter' })
    await choose('ar')
    await soon(() => expect(words(tray.menu)).toContain('إنهاء PAL Admin'))
  })

  it('at once where it was chosen before, whatever the computer speaks [SH-11, DT-03]', async () => {
    await choose('fr')
    const { tray, desk } = await start({ languages: ['de-AT', 'en'] })
    expect(words(tray.menu)).toContain('Quitter PAL Admin')
    expect(words(desk.applicationMenu)).toContain('Fichier')
  })

  it('of dialogs, too [SH-11, DT-03]', async () => {
    await choose('es')
    const { desk, errors } = await start({ opens: () => 'ENOENT' })
    desk.click(desk.applicationMenu, 'Abrir la carpeta de registros')
    await soon(() => expect(errors).toMatchObject([{ title: 'No se pudo abrir la carpeta' }]))
  })
})
