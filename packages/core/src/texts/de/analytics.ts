import { gaps } from './gaps.ts'
import { products } from './product-sales.ts'
import { proposals } from './proposals.ts'
import { recall } from './recall.ts'
import { sources } from './sources.ts'

export const analytics = {
  gaps,
  products,
  proposals,
  recall,
  sources,
  description: 'Wie gut der Agent verkauft und wo Verkäufe verloren gehen.',
  period: {
    label: 'Zeitraum',
    '24hours': 'Letzte 24 Stunden',
    '7days': 'Letzte 7 Tage',
    '30days': 'Letzte 30 Tage',
    '90days': 'Letzte 90 Tage',
  },
  failed: 'Die Analysen konnten nicht geladen werden',
  erased:
    'Seitdem wurden Kunden gelöscht. Was sie getan haben, zählt hier noch, aber ihre Zeilen sind weg.',
  zone: 'Zeiten in der Zeitzone Ihres Shops: {{zone}}.',
  cards: 'Zahlen des Zeitraums',
  how: 'Wie {{name}} berechnet wird',
  none: '–',
  showAll: 'Alle {{number}} zeigen',
  noneYet: 'Noch nichts zum Berechnen',
  up: 'Gestiegen von {{before}}',
  down: 'Gefallen von {{before}}',
  same: 'Wie zuvor',
  fresh: 'Nichts zum Vergleichen',
  card: {
    conversions: {
      name: 'Kaufquote',
      how: 'Bestellungen aus Unterhaltungen im Zeitraum, geteilt durch die Unterhaltungen, die darin begannen. Stornierte zählen mit: Sie wurden aufgenommen. Bestellungen ohne Chat zählen nicht. Von Ihnen in einer Unterhaltung aufgenommene zählen mit.',
    },
    responses: {
      name: 'Mittlere Antwortzeit',
      how: 'Von der ersten unbeantworteten Nachricht eines Kunden bis zur Antwort, im Mittel aller Antworten des Zeitraums: der des Agenten und Ihrer, auch in Ihrer eigenen Zeit. Der Kunde wartet auch dann.',
      note: 'Antworten des Agenten und Ihre, zu jeder Stunde',
    },
    points: {
      name: 'Verdiente Punkte',
      how: '10 Punkte für eine Bestellung, die der Agent allein aufnahm, 5, wenn ein Mensch half, und 5 weitere bei einem Zusatzverkauf oder Kombirabatt. Von Ihnen selbst aufgenommene bringen keine.',
    },
    accuracy: {
      name: 'Lerngenauigkeit',
      how: 'Anteil der Antworten des Agenten, die niemand berichtigte. Als berichtigt zählt, wenn jemand gleich danach oder nach der nächsten Nachricht des Kunden übernimmt.',
    },
  },
  chatOrders_one: '{{count}} Bestellung aus Unterhaltungen',
  chatOrders_other: '{{count}} Bestellungen aus Unterhaltungen',
  conversations_one: '{{count}} Unterhaltung',
  conversations_other: '{{count}} Unterhaltungen',
  answers_one: '{{count}} Antwort',
  answers_other: '{{count}} Antworten',
  replies_one: '{{count}} Antwort',
  replies_other: '{{count}} Antworten',
  corrected_one: '{{count}} berichtigt',
  corrected_other: '{{count}} berichtigt',
  measure: {
    conversations: 'Unterhaltungen',
    orders: 'Bestellungen',
    revenue: 'Umsatz',
    aiCost: 'KI-Kosten',
  },
  before: 'Der Zeitraum davor',
  beforeShort: 'Davor',
  unpriced_one:
    '{{count}} Antwort fehlt in den Kosten: Ihr Modell hat noch keinen Preis (in der KI-Konfiguration festlegen), oder sie wurde abgebrochen.',
  unpriced_other:
    '{{count}} Antworten fehlen in den Kosten: Ihr Modell hat noch keinen Preis (in der KI-Konfiguration festlegen), oder sie wurden abgebrochen.',
  byAgent: 'Bestellungen vom Agenten: {{number}}',
  byHand: 'Von Hand: {{number}}',
  tried: 'Testchats, Proben und Übersetzungen von Karten kosteten außerdem: {{cost}}.',
  triedUnpriced: 'Aufrufe ohne bekannten Preis, die darin fehlen: {{number}}.',
  setPrice: 'Preise festlegen',
  currency: 'Währung',
  chart: {
    table: '{{name}} als Tabelle zeigen',
    chart: '{{name}} als Diagramm zeigen',
    toTable: 'Tabelle',
    toChart: 'Diagramm',
    key: 'T drücken für die Tabelle',
    quiet: 'Nichts in diesem Zeitraum.',
    said: '{{name}}: {{total}} insgesamt, am meisten am {{when}} ({{most}}).',
    saidNone: '{{name}}: nichts in diesem Zeitraum.',
    part: {
      hour: 'Stunde',
      day: 'Tag',
    },
    total: 'Gesamt',
  },
  funnel: {
    title: 'Phasen',
    note: 'Wo die Unterhaltungen dieses Zeitraums jetzt stehen.',
    stage: 'Phase',
    reached: 'Jetzt hier oder weiter',
    here: 'Sind jetzt hier',
    left: 'Verstummten hier',
    of: '{{share}} von allen',
  },
  campaigns: {
    title: 'Kampagnen',
    all: 'Alle Kampagnen',
    campaign: 'Kampagne',
    rate: 'Kaufquote in Chats',
    withoutChat: '{{count}} ohne Chat',
    points: 'Punkte',
    empty: 'Noch keine Kampagnen. Hier stehen die Zahlen jeder einzelnen.',
  },
  insights: {
    title: 'Hinweise',
    nothing:
      'In diesem Zeitraum fällt nichts auf. Eine Phase wird genannt, sobald {{lost}} Kunden verstummt sind, eine langsame Stunde ab {{answers}} Antworten.',
    see: 'Anzeigen',
  },
  rule: {
    stage_lost: 'Wird gezeigt, sobald {{lost}} Kunden verstummen.',
    asked_out_of_stock:
      'Zählt offene Warenkörbe, die es enthalten, und Kunden, denen es genannt wurde, während es nicht auf Lager war.',
    ordered_out_of_stock: 'Wird ab {{ordered}} Bestellungen gezeigt.',
    slow_hour:
      'Wird ab {{answers}} Antworten gezeigt, wenn eine Stunde mit mindestens {{answersOfHour}} das {{slower}}-Fache des Mittels und mehr als {{slow}} braucht.',
    campaign_fell:
      'Wird gezeigt, wenn die Kaufquote um {{fall}} oder mehr fällt, bei {{campaign}} Unterhaltungen in beiden Zeiträumen.',
    needed_human:
      'Wird gezeigt, wenn {{corrected}} oder mehr von mindestens {{replies}} Antworten berichtigt wurden.',
    too_little_data: 'Die meisten Hinweise brauchen {{conversations}} Unterhaltungen.',
  },
  insight: {
    stage_lost_one:
      'Bei „{{stage}}“ verstummten mehr Kunden als in jeder anderen Phase: {{count}} ({{share}}).',
    stage_lost_other:
      'Bei „{{stage}}“ verstummten mehr Kunden als in jeder anderen Phase: {{count}} ({{share}}).',
    asked_out_of_stock_one: '{{product}} ist nicht auf Lager. {{count}} Kunde möchte es.',
    asked_out_of_stock_other: '{{product}} ist nicht auf Lager. {{count}} Kunden möchten es.',
    ordered_out_of_stock_one:
      '{{product}} ist nicht auf Lager. {{count}} Bestellung dieses Zeitraums enthält es.',
    ordered_out_of_stock_other:
      '{{product}} ist nicht auf Lager. {{count}} Bestellungen dieses Zeitraums enthalten es.',
    slow_hour_one:
      'Am langsamsten sind Antworten in der Stunde ab {{hour}}: {{seconds}} im Mittel, {{average}} über alle Stunden.',
    slow_hour_other:
      'Am langsamsten sind Antworten in der Stunde ab {{hour}}: {{seconds}} im Mittel, {{average}} über alle Stunden.',
    campaign_fell:
      '„{{campaign}}“ verkauft weniger: Aus {{rate}} der Unterhaltungen wurden Bestellungen, {{before}} im Zeitraum davor.',
    needed_human_one: 'Sie haben {{count}} Antwort des Agenten berichtigt ({{share}}).',
    needed_human_other: 'Sie haben {{count}} Antworten des Agenten berichtigt ({{share}}).',
    too_little_data_one: 'Zu wenige Daten: In diesem Zeitraum begann {{count}} Unterhaltung.',
    too_little_data_other: 'Zu wenige Daten: In diesem Zeitraum begannen {{count}} Unterhaltungen.',
  },
}
