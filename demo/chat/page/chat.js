/**
 * @typedef {import('../chat.ts').Chat} Chat
 * @typedef {import('../chat.ts').ChatMessage} ChatMessage
 * @typedef {{ id: string, name: string }} Shop
 * @typedef {{ id: string, name: string, shop: string }} Customer
 */

const everyMs = 700

/**
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
function part(id, kind) {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`The page has no ${id}`)
  return found
}

const list = part('messages', HTMLOListElement)
const text = part('text', HTMLInputElement)
const replies = part('replies', HTMLDivElement)
const typing = part('typing', HTMLParagraphElement)
const choice = part('customer', HTMLSelectElement)
const newcomer = part('newcomer', HTMLInputElement)
const chosenPage = part('page', HTMLSelectElement)

/** @type {Set<string>} */
const shown = new Set()
/** What the suggestions were last made of. */
let suggested = ''

/**
 * @template T
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<T>}
 */
async function ask(path, body) {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  const answer = await fetch(path, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return /** @type {T} */ (await answer.json())
}

/** @param {ChatMessage} message */
function bubble({ from, text, pictures }) {
  const before = list.lastElementChild
  const turn = !before?.classList.contains(from)
  const items = [
    ...(text === '' ? [] : [words(text)]),
    ...pictures.map((address) => {
      const image = new Image()
      image.alt = 'Picture'
      image.src = address
      image.addEventListener('load', toEnd)
      const item = document.createElement('li')
      item.classList.add('picture')
      item.append(image)
      return item
    }),
  ]
  for (const item of items) item.classList.add(from)
  if (turn) items[0]?.classList.add('turn')
  list.append(...items)
}

/** @param {string} text */
function words(text) {
  const item = document.createElement('li')
  item.textContent = text
  return item
}

function toEnd() {
  list.scrollTop = list.scrollHeight
}

/** @param {Chat} chat */
function show({ shop, greeting, messages, quickReplies, typing: isTyping }) {
  part('shop', HTMLHeadingElement).textContent = shop
  part('initial', HTMLSpanElement).textContent = shop.slice(0, 1)
  const welcome = part('greeting', HTMLParagraphElement)
  welcome.textContent = greeting
  welcome.hidden = greeting === ''
  const news = messages.filter(({ id }) => !shown.has(id))
  for (const message of news) {
    shown.add(message.id)
    bubble(message)
  }
  typing.hidden = !isTyping
  if (JSON.stringify(quickReplies) !== suggested) {
    suggested = JSON.stringify(quickReplies)
    replies.replaceChildren(
      ...quickReplies.map(({ title, payload }) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.textContent = title
        button.addEventListener('click', () => void write(title, payload))
        return button
      }),
    )
  }
  if (news.length > 0) toEnd()
}

/**
 * @param {string} words
 * @param {string} [payload]
 */
async function write(words, payload) {
  /** @type {Chat} */
  const chat = await ask(`/customers/${choice.value}`, { text: words, payload })
  show(chat)
  text.focus()
}

async function refresh() {
  const customer = choice.value
  /** @type {Chat} */
  const chat = await ask(`/customers/${customer}`)
  if (customer === choice.value) show(chat)
}

function startAnew() {
  shown.clear()
  suggested = ''
  list.replaceChildren()
  return refresh()
}

/** @param {string} name */
async function begin(name) {
  /** @type {Customer} */
  const customer = await ask('/customers', { name, shop: chosenPage.value })
  listOf(customer.shop).prepend(option(customer))
  choice.value = customer.id
  text.focus()
  await startAnew()
}

/** @param {string} shop */
function listOf(shop) {
  const list = [...choice.querySelectorAll('optgroup')].find(({ id }) => id === shop)
  if (!list) throw new Error(`There is no page ${shop}`)
  return list
}

/** @param {Shop} shop */
function group({ id, name }) {
  const list = document.createElement('optgroup')
  list.id = id
  list.label = name
  return list
}

/** @param {Shop} one */
function option({ id, name }) {
  return new Option(name, id)
}

part('write', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const words = text.value.trim()
  if (words === '') return
  text.value = ''
  void write(words)
})

part('who', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  const name = newcomer.value.trim()
  if (name === '') return
  newcomer.value = ''
  void begin(name)
})

choice.addEventListener('change', () => void startAnew())

/** @type {Shop[]} */
const shops = await ask('/shops')
/** @type {Customer[]} */
const customers = await ask('/customers')
chosenPage.append(...shops.map(option))
choice.append(...shops.map(group))
for (const customer of customers) listOf(customer.shop).append(option(customer))
await refresh()
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, everyMs))
  // The demo was ended, or is about to be there again.
  await refresh().catch(() => {})
}
