/** Campaigns, products, orders, conversations and what is said in them. */
export const shopReasons = {
  card_not_found: 'The card was not found',
  card_is_made: 'This card is made from your settings, campaign or stock. Change it there.',
  cards_too_many: 'There is no room for another card. Delete one in Settings, Sales Tactics.',
  campaign_gone: "The campaign '{{campaign}}' was deleted",
  campaign_not_found: 'The campaign was not found',
  campaign_file_too_many:
    'This campaign has more than {{most}} products, and its file could not be imported again. Delete some, or divide them among two campaigns.',
  campaign_file_too_large:
    'The file of this campaign would be larger than {{megabytes}} MB, and could not be imported again. Shorten descriptions, or delete products.',
  campaign_file_value:
    "The file of this campaign could not be imported again: something of '{{name}}' {{why}}. Edit it first.",
  campaign_offer_over:
    'The offer of this campaign has ended. Edit the campaign and set a later end, or none, to resume it.',
  campaign_offer_end_past: 'That time has passed: choose a later one, or leave it empty',
  campaign_already_active:
    "The campaign '{{name}}' is active on this page. Stop it first: a page has one active campaign at a time.",
  campaign_keeps_currency:
    'A campaign keeps its currency once it has products, orders or amounts: they would be other money. Create a new campaign for the other currency.',
  campaign_keeps_page:
    'A campaign stays on its page, with its conversations. Create a new campaign for the other page.',
  campaign_over_budget:
    "The campaign '{{name}}' is paused: this month's budget for the AI is used up. Raise it, or it goes on by itself next month.",
  page_not_selectable: 'Please select a valid Facebook page',
  product_picture_not_found:
    'This product’s picture cannot be shown: nothing was found at its address, it is no picture, or it is larger than 5 MB.',
  product_not_found: 'The product was not found',
  product_gone: "The campaign no longer sells '{{product}}'",
  product_not_sold: 'The campaign does not sell this product',
  products_other_currency:
    "'{{name}}' sells in {{currency}}: its prices would be other money in this campaign",
  product_out_of_stock: "There is not enough '{{product}}' in stock",
  import_already_there: 'in this campaign',
  import_already_on_line: 'same as row {{line}}',
  import_other_price: 'same as row {{line}}, at another price: keep one of the two',
  import_extra_picture: 'Only one more picture of the product above',
  import_not_for_sale: 'Not for sale in Shopify: {{status}}',

  order_not_found: 'The order was not found',
  order_advance_asked:
    'Advance payment was asked for. Finished orders: {{finished}}, of which came back: {{cameBack}} ({{percent}}%).',
  order_cannot_become: 'An order that is {{from}} cannot become {{to}}',
  order_state_confirmed: 'confirmed',
  order_state_processing: 'processing',
  order_state_shipped: 'shipped',
  order_state_delivered: 'delivered',
  order_state_cancelled: 'cancelled',
  return_not_delivered: 'Only an order that was delivered can come back',
  return_empty: 'Choose what came back',
  return_too_many_one: 'No more than {{count}} of it can come back',
  return_too_many_other: 'No more than {{count}} of it can come back',
  return_amount_too_large: 'This is more than is left of the order',
  pdf_no_desktop:
    'Only the desktop program makes a PDF by itself. Print instead, and choose to save as PDF.',
  pdf_failed: 'The PDF could not be made: {{cause}}',
  order_not_set_back: 'This order cannot be set back: something has followed from its last change',
  order_move_final: 'A move can be undone for 10 seconds, and that time is over',
  sent_voice: 'Sent a voice message, which the agent cannot hear',
  sent_picture: 'Sent a picture, which the agent could not see',
  sent_file: 'Sent a video, a file or something else that the agent cannot open',
  wants_human: 'Wants to talk to a human',
  waits_for_you: 'Waits for your reply. The agent is paused in this conversation.',
  wants_order_cancelled: 'Asks about order {{number}}, which the agent may not cancel any more',
  wants_order_changed: 'Wants order {{number}} changed, which the agent may not do by itself',
  reacted_to_offer:
    'They put {{emoji}} to the question whether to place the order, which is neither yes nor no.',
  wants_many: 'Wants {{quantity}} × {{product}}: more than an order may hold',
  wants_unknown_order: 'Asks about an order that is not among theirs',
  order_not_amendable:
    'The order was changed, paid or sent meanwhile: the agent no longer changes it',
  order_has_left: 'An order that has been shipped or cancelled keeps its customer and address',
  order_empty: 'An order needs a product',
  order_quantity: 'A quantity must be a positive whole number',
  order_discount: 'The discount is more than the items cost',
  order_too_large: 'The items cost more than an order can hold: check price and quantity',
  order_part_amount: 'A part is more than nothing and less than the total of {{total}}',
  order_nothing_due: 'Nothing is due for this order',
  order_received: 'Enter more than nothing and at most what is due: {{due}}',
  order_no_tracking: 'The list has no tracking number for this order',
  order_tracking_shortened:
    'A spreadsheet shortened this number. Show its column as a number without decimals there, and copy the list again',
  order_is_cancelled: 'This order is cancelled',
  order_listed_twice: 'This order is in the list twice',
  order_items_final: 'Items can only be changed before an order is shipped',
  order_total_changed:
    'A price or a fee has changed since: look at the new total, then press again',
  order_client_id_used:
    'This was taken already as order {{number}}, with other details. Edit that one; change something here to take another.',
  order_product_twice: 'Each product belongs in one line only',
  order_items_unclear:
    'This order can’t be edited: a product is in it twice, or was deleted from the catalogue',
  order_paid_too_much: 'This is more than the total of {{total}}',
  order_refund_amount: 'Enter more than nothing and at most {{paid}}, which was paid',
  order_paid_less: 'Paid in full is at least {{total}}',
  order_paid_at_future: 'It cannot have been paid at a time that is still to come',
  order_paid_at_early: 'It cannot have been paid more than a year before the order',
  card_day_over: 'This day is over already',
  order_other_page: 'This campaign is of another page than the chat',
  order_currency: 'The campaign sells in {{currency}}',

  customer_not_found: 'The customer was not found',
  customer_of_two_pages: 'Two pages know a customer by this id. Say which: pageId.',
  correction_waits: 'A correction waits: the reply window was closed when you wrote it',
  rehearsal_kept_full:
    'At most {{most}} conversations of a campaign are kept to rehearse. Let go of one first.',
  rehearsal_offer_not_found: 'This offer of a rehearsal was not found',
  rehearsal_running: 'A rehearsal is running: end it first',
  rehearsal_broke: 'The rehearsal broke off by a fault of the program. The log says more.',
  conversation_not_found: 'The conversation was not found',
  import_not_undone: 'This import can no longer be undone',
  courier_file_not_found:
    'That courier file is no longer there: it was taken back, or a newer one holds its orders',
  changed_meanwhile:
    'Another window changed this meanwhile. Nothing was overwritten. Check it and save again.',
  message_not_found: 'The message was not found',
  message_erased: 'The message was erased while it was being sent',
  message_same_id: 'Facebook gave two messages the same id',
  message_too_long_one: 'A message must be under {{count}} character',
  message_too_long_other: 'A message must be under {{count}} characters',
  decision_log_not_found: 'Nothing is stored about this reply',
  scheduled_reply_not_found: 'The scheduled reply was not found',

  reply_not_resendable: 'Only your own replies that were not sent can be sent again',
  reply_client_id_used:
    'This was sent already, with other text or pictures. Look in the chat, and change the text to send another message.',
  agent_found_no_answer:
    'The agent found no answer that your rules allow. Please answer this customer.',
  agent_needs_you: 'Please answer this customer. {{why}}',
  no_agent_here: 'No campaign is active on this page. Resume or create one, and the agent answers.',
  agent_hands_over: '{{words}}',
  agent_hands_over_for: '{{why}}. In the agent’s words: “{{words}}”',
  hands_over_complaint: 'Complains that something is late, missing, broken or wrong',
  hands_over_return: 'Wants money back, or to return or exchange something',
  hands_over_discount: 'Wants a price or terms that your rules do not allow',
  hands_over_delivery: 'Asks about delivery what the agent cannot settle',
  hands_over_payment: 'Asks about a payment what the agent cannot settle',
  hands_over_question: 'Asks something that the agent cannot answer',
  hands_over_special_order: 'Wants something made specially, or a large order',
  hands_over_safety: 'Writes of health, danger or distress',
  hands_over_stuck: 'The agent cannot go on by itself here',
  agent_handed_over: 'The agent hands the conversation over.',
  agent_held: 'It may say something that your shop has not set. Read it before you send it.',
  agent_overtaken: 'Something changed while the agent thought. Read it before you send it. {{why}}',
  agent_stopped_here:
    'The agent found no answer that your rules allow, twice in a row, and has stopped in this conversation. Answer here, or hand it back to the agent.',
  draft_unreadable: 'This draft can no longer be read. Please write the answer yourself.',
  draft_not_found: 'The draft was not found',
  proposal_not_found: 'The suggestion was not found',
  proposal_settled:
    'This suggestion is out of date: it was dealt with, or the figures have changed.',
  drafts_not_trusted:
    'Too few of these drafts went out unchanged for the agent to send them by itself.',
  draft_gone: 'This draft is out of date: it was dealt with, or something was said since.',
  draft_price_changed:
    'The price of {{product}} has changed since this was written, from {{from}} to {{to}}.',
  draft_fee_changed:
    'The delivery fee has changed since this was written, from {{from}} to {{to}}.',
  draft_stock_changed: 'The stock of {{product}} has changed since this was written.',
  draft_product_changed:
    'The name or description of {{product}} has changed since this was written.',
  draft_product_gone: 'A product in this draft is no longer in the campaign.',
  draft_words_changed: 'Your shop no longer says this: “{{words}}”',
  draft_terms_changed:
    'The delivery terms, the discount or the end of the offer in this draft have changed since it was written.',
  draft_not_renewed:
    'The agent does not answer in this conversation now. Edit the draft, or write your own reply.',
  drafted_for_you:
    'The agent drafts its answers in this campaign. This one goes out once you send it.',
  answer_not_allowed:
    'Facebook allows no answer in this chat now. The customer may have blocked your page, or Facebook may have restricted it: look in Messenger.',
  agent_window_closed:
    'The customer still waits, but the agent may not answer any more: the 24-hour reply window has closed.',
  follow_up_window_closed:
    'The agent may not follow up by itself: the 24-hour reply window has closed.',
  follow_up_quiet_hours:
    'The agent may not follow up by itself: your quiet hours last longer than the reply window.',
  follow_up_taken_over: 'The agent may not follow up by itself: you’re handling this conversation.',
  order_to_tell:
    'The reply window had closed: tell this customer of {{order}} yourself. Read it, change it as you like, and send it.',
  product_back: '{{product}} can be had again: this customer was told that it is sold out.',
  example_not_found: 'This example was not found: it may be removed already',
  task_scheduled: 'A reply goes out at its time',
  task_unsent: 'A reply did not go out',
  task_draft: 'A draft waits for you',
  task_not_found: 'This task was not found: it may be done already',
  reply_sent_already: 'This reply was already sent.',
  reply_time_past: 'That time has passed. Choose a later one.',
  scheduled_before_restore:
    'This was due before the backup was restored and may have been sent. Check the chat, then write it again or remove it.',
  order_changed_after_slip:
    'Order {{order}} was changed after its packing slip was printed. Print it again before you pack.',
  order_cancelled_after_slip:
    'Order {{order}} was cancelled after its packing slip was printed. Do not send it.',
  order_changed_after_file:
    'Order {{order}} was changed after it was put into a file for a courier. Tell the courier before the parcel goes.',
  order_cancelled_after_file:
    'Order {{order}} was cancelled after it was put into a file for a courier. Cancel its parcel there, too.',
  reply_time_after_window:
    'The 24-hour reply window will have closed by then. Choose an earlier time.',
  window_closed:
    'The 24-hour reply window has closed. It opens again when the customer messages you.',
  window_closed_for_you:
    'The 24-hour reply window has closed. You can reply when the customer messages you again.',
  window_closed_human_agent:
    'The 7-day window for what you type yourself has closed. You can reply when the customer messages you again.',
  page_token_missing_for_reading: 'This conversation’s page is disconnected. Connect it again.',

  picture_gone: 'The picture is no longer here. Choose it again.',
  picture_too_large: 'Facebook takes pictures of up to {{megabytes}} MB',
  picture_empty: 'The file is empty',
  picture_wrong_kind: 'This file is not a picture that Messenger takes: JPEG, PNG, GIF or WebP',
  picture_cut_off: 'The picture was not sent completely',
} as const
