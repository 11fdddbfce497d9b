const key =
  'Copy the key again or make a new one at the provider, and enter it in Settings, AI Configuration.'
const passes = 'Nothing is wrong on your side; it usually passes within minutes.'
const connection = 'Check the internet connection, and the base URL if one is set.'
const other = 'Choose another model or provider in Settings, AI Configuration.'

/** Why the model gave no answer, and what the agent needs a human for. */
export const aiReasons = {
  answers_per_day_one:
    'The agent has answered this customer once within 24 hours, as often as your settings allow',
  answers_per_day_other:
    'The agent has answered this customer {{count}} times within 24 hours, as often as your settings allow',
  agent_broke: 'The agent broke off by a fault of the program. The log says more.',
  ai_no_key: 'No AI key is set. Enter it in Settings, AI Configuration.',
  ai_no_server_key: 'This server has no key yet. Enter it in Settings, AI Configuration.',
  ai_key_lost:
    'The AI key must be entered again: it was sealed with another key or on another computer.',
  ai_key_odd:
    'The API key holds characters that no key has. Copy it again, without anything around it.',
  ai_key_refused: `The AI provider does not accept the API key. ${key}`,
  ai_key_lacks_scopes: `The API key lacks a permission: {{scopes}}. ${key}`,
  ai_key_lacks_right: `The API key lacks a permission. ${key}`,
  ai_key_not_for_model: `The API key may not use {{model}}. ${key}`,
  ai_key_other_organization: `The API key does not belong to this organization or project. ${key}`,
  ai_key_other_network: `The API key may not be used from this network. ${key}`,
  ai_account_closed: `The AI account of this API key is closed. ${key}`,
  ai_account_unverified:
    'The AI account must be verified to use {{model}}. Verify it with the provider, or choose another model in Settings.',
  ai_no_credit:
    'The AI account has no credit left, or its spending limit is reached. Add credit or raise the limit in your account at the provider.',
  ai_slow_down:
    'The AI provider is limiting requests. It passes within minutes; if it happens often, raise the limits of your account.',
  ai_translation_unsound:
    'The answer was no sound translation: it changed a figure or left a place out. Choose “Suggest a translation” once more, or write it yourself.',
  ai_timeout:
    'The model did not answer in time. It may be busy; if it happens often, allow a longer response timeout or choose another model in Settings, AI Configuration.',
  ai_unreachable: `The AI provider could not be reached. ${connection}`,
  ai_certificate: `The AI provider could not be reached safely: its certificate is not valid for this address. ${connection}`,
  ai_name_unknown:
    'The AI provider could not be reached: its address is not found. Check the network and the base URL.',
  ai_nothing_listens: `The AI provider could not be reached: no server is running at its address. ${connection}`,
  ai_redirected:
    'The AI provider could not be reached: its address redirects to another one. Enter that one as base URL, if it is theirs.',
  ai_unsafe_base_url: 'Start the address with https:// (http:// only for this computer).',
  ai_other_protocol:
    'The server at this address is not compatible with OpenAI. Check the network and the base URL; most end in /v1.',
  ai_nothing_there:
    'No OpenAI-compatible server was found at this address. Check the base URL in Settings, AI Configuration; most end in /v1.',
  ai_fault: `The AI provider has a problem at the moment. ${passes}`,
  ai_answer_unreadable: `The AI provider’s answer could not be read. ${passes}`,
  ai_models_unreadable: `The list of models could not be read. ${passes}`,
  ai_provider_answer_too_long: `The AI provider’s answer is longer than it can be. ${passes}`,
  ai_answer_too_long: `The model’s answer is longer than it can be. ${passes}`,
  ai_answer_empty: `The model sent an empty answer. ${passes}`,
  ai_answer_cut_off:
    'The model’s answer was cut off. Raise “Max tokens” in Settings, AI Configuration.',
  ai_declined: 'The model declined to answer this conversation.',
  ai_conversation_too_long: 'This conversation is too long for {{model}}.',
  ai_too_many_tokens:
    '{{model}} does not allow that many tokens. Change “Max tokens” in Settings, AI Configuration.',
  ai_country: `The AI provider does not serve this country or region. ${other}`,
  ai_request_refused: `The AI provider refused the request for {{model}}. ${other}`,
  ai_parameter_refused: `The AI provider refused the request for {{model}} ({{parameter}}). ${other}`,
  ai_model_gone: 'The model {{model}} is not available. Choose another one in Settings.',
  ai_model_retired:
    'The model {{model}} was retired on {{day}}. Choose another one, such as {{other}}.',
  ai_model_retiring:
    '{{model}} will be retired on {{day}}. Choose another model before then, such as {{other}}.',
  ai_openai_retired: 'OpenAI retired {{model}} on {{day}}. Choose another model.',
  ai_openai_retiring: 'OpenAI is retiring {{model}} on {{day}}. Choose another model before then.',
} as const
