import type { PromiseWords } from './promise-words.ts'

/** Free delivery in the languages that have no patterns of their own. */
export const others: PromiseWords = {
  delivery:
    'teslimat|kargo|gönderim|डिलीवरी|डिलिवरी|ڈیلیوری|ongkir|ongkos kirim|pengiriman|consegna|spedizione|entrega|frete|portes|bezorg|verzend|levering',
  free: '(?<![\\p{L}\\p{M}])(?:gratuit[oaie]|gratis|grátis|omaggio|ücretsiz|bedava|masrafsız|मुफ़्त|मुफ्त|फ़्री|फ्री|निःशुल्क|مفت|فری|muft|kosteloos|cuma-cuma)(?![\\p{L}\\p{M}])',
  found: {},
  negative:
    '(?<![\\p{L}\\p{M}])(?:non|senza|não|nem|değil|yok|नहीं|نہیں|nahi|nahin|tidak|bukan|belum|niet|geen)(?![\\p{L}\\p{M}])',
  softeners:
    'non (?:si |ti |vi )?preoccup\\p{L}+|não se preocupe|(?:tidak|jangan) (?:perlu )?khawatir|geen zorgen|endişe etmeyin|चिंता नहीं|فکر نہیں|non (?:c.è|ci sono) problem[ai]|sem problema',
}
