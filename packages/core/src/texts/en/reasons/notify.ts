/** Notifications that leave the computer, and why one did not. */
export const notifyReasons = {
  notify_order_subject: 'New order {{order}}',
  notify_order_text: '{{customer}} ordered {{products}} for {{amount}}.',
  notify_trust_subject: '{{name}}: answers are drafted again',
  notify_trust_text:
    '{{corrected}} of the last {{answers}} answers that the agent sent by itself were corrected. It drafts this subject again; you send.',
  notify_budget_subject: '{{name}} is paused: its budget is used up',
  notify_human_subject: '{{customer}} needs you',
  notify_draft_subject: 'Answer for {{customer}} waits for your yes',
  notify_draft_text: 'Asked: {{asked}}\n\nAnswer: {{answer}}',
  notify_draft_send: 'Send it',
  notify_draft_drop: 'Discard',
  notify_draft_sent: 'Sent to the customer.',
  notify_draft_dropped: 'Discarded. Nothing was sent.',
  notify_test_subject: 'Test from PAL Admin',
  notify_test_text: 'Notifications arrive here.',
  notify_hand_back: 'Let the agent answer',
  notify_handed_back: 'The agent answers this customer again.',
  notify_gone: 'This is no longer there.',
  notify_paired: 'Paired. Notifications of your shop arrive here from now on.',
  notify_not_paired: 'Send the pairing code that PAL Admin shows in Settings, Notifications.',

  notify_sent: 'Sent. Look whether it arrived.',
  notify_needs_email: 'Enter the mail server, the sender and the recipient, and save.',
  notify_needs_sms: 'Enter the address of your SMS provider and the phone number, and save.',
  notify_needs_webhook: 'Enter the address that is to be called, and save.',
  notify_needs_webhook_secret: 'Enter the secret that calls are signed with.',
  notify_needs_telegram: 'Enter the token of your bot.',
  notify_needs_pairing: 'Send {{code}} to your bot in Telegram, to pair it with this shop.',
  notify_mail_refused: 'The mail server refused the message: {{cause}}',
  notify_mail_login: 'The mail server does not accept this user name and password.',
  notify_mail_unreachable: 'The mail server {{server}} could not be reached.',
  notify_mail_silent:
    'The mail server {{server}} did not answer in time. Check the port, often 465 or 587.',
  notify_mail_unencrypted:
    'The mail server {{server}} offers no encrypted connection at this port. Nothing was sent, your password neither. Ask your provider for the port, often 465 or 587.',
  notify_mail_certificate:
    'The mail server {{server}} did not prove that it is yours ({{cause}}). Nothing was sent, your password neither. Check the name of the server.',
  notify_refused: '{{server}} answered {{status}}: {{cause}}',
  notify_unreachable: '{{server}} could not be reached.',
  notify_telegram_token: 'Telegram does not know this bot token.',
  vault_enter_notify: 'Enter the secret for {{channel}} in Settings, Notifications again.',
} as const
