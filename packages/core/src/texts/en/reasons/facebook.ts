/** Connecting pages, logging in, access tokens, the webhook, and messages on their way. */
export const facebookReasons = {
  page_not_found: 'The page was not found',
  page_disconnected:
    'The page is disconnected, so its active campaign answers nobody. Connect the page again, or stop the campaign.',
  page_not_connected:
    'This page is disconnected, so replies cannot be sent until it is connected again.',
  page_connect_again: 'Connect the page again.',
  page_sending_stopped: 'Sending is stopped.',
  page_token_to_enter: 'The access token must be entered again.',
  page_of_other_app:
    'This page was connected with another Facebook app than the one in Settings. Connect the page again.',
  app_keys_apart:
    'Facebook says that this App ID and this App Secret do not belong together. Copy both from the same app, and save them together.',
  page_token_not_stored:
    'The access token of this page is not stored here. Connect the page again.',
  page_token_not_openable:
    'The access token cannot be read on this computer, or was never stored. Connect the page again.',
  page_token_ends: 'The access token ends on {{day}}. Connect the page again.',
  page_token_ended: 'The access token ended on {{day}}. Connect the page again.',
  page_data_access_ends:
    "Facebook's permission to read the messages ends on {{day}}. Connect the page again.",
  page_data_access_ended:
    "Facebook's permission to read the messages ended on {{day}}. Connect the page again.",
  page_blocked: 'Facebook has blocked this page from sending messages.',
  page_blocked_saying: 'Facebook has blocked this page from sending messages ({{words}}).',
  page_warned: 'Facebook has warned this page about its messages.',
  page_warned_saying: 'Facebook has warned this page about its messages ({{words}}).',
  page_calls_blocked: 'Facebook allows no calls until {{until}}.',
  page_sends_blocked:
    'Facebook takes no messages of this page until {{until}}. What waits goes out then.',
  page_calls_scarce:
    '{{share}} % of the calls that Facebook allows in 24 hours are used up, so messages are checked less often.',
  page_calls_slow:
    'Facebook allows {{calls}} calls in 24 hours. After a quiet time a new message can take {{seconds}} s to arrive. With a webhook it arrives at once.',
  welcome_changed:
    'This was changed meanwhile, here or by another program. Close this and open it again to see it as it is now.',

  token_of_person:
    'This is the access token of a person, not of a page. Choose your page under "User or Page" where you made it, or log in with Facebook.',
  token_of_page:
    'This is the access token of a page, not of a person. Enter it under Connect a page, Page Access Token.',
  token_unknown: 'Facebook does not know this access token. Copy it again, whole.',
  token_not_checked: 'The access token could not be checked now: {{problem}}',
  token_lacks_permissions_one:
    'This token lacks the permission {{permissions}}. Make it again with it.',
  token_lacks_permissions_other:
    'This token lacks the permissions {{permissions}}. Make it again with them.',
  permissions_missing_one:
    'This permission is missing: {{permissions}}. Log in again and allow it, or make the access token again with it.',
  permissions_missing_other:
    'These permissions are missing: {{permissions}}. Log in again and allow them, or make the access token again with them.',
  tokens_not_checked: '{{pages}} could not be checked: {{problem}}',

  login_no_desktop: 'PAL Admin runs without a window here. Paste a user access token instead.',
  login_no_app_id: 'Enter the App ID first: Facebook asks which app logs in.',
  login_window_open: 'The Facebook login window is already open.',
  login_token_refused:
    'Facebook does not accept this access token of a person: it is wrong or has expired. Log in again, or make a new one.',
  login_refused: 'Facebook refused the login: {{words}}',
  login_foreign_return: 'The answer did not belong to this login. Try again.',
  login_page_not_loaded:
    'Facebook’s login page could not be loaded ({{cause}}). Check the connection and try again.',
  login_page_not_safe:
    'Facebook’s login page could not be loaded ({{cause}}). The connection is not secure: check the date of this computer, and whether someone on its network is listening in.',
  login_window_crashed: 'The Facebook login window stopped working ({{cause}}). Try again.',
  login_led_away:
    'The Facebook login led to {{address}}, which this window does not open. Paste a user access token instead.',

  port_taken: 'Port {{port}} is already taken by another program',
  webhook_port_fixed: 'The port was set when PAL Admin was started.',
  webhook_closed: 'The webhook is off. Enter a port and save it first.',
  webhook_no_address: 'Enter the public address of your tunnel and save it first.',
  webhook_no_verify_token: 'Make a verify token above first.',
  webhook_reached: '{{host}} leads to this webhook.',
  webhook_inside_address:
    '{{host}} is an address inside your own network. Facebook needs one that the internet can reach, such as a tunnel gives it.',
  webhook_wrong_token:
    '{{host}} refuses the verify token: it leads to another program, or to another PAL Admin.',
  webhook_leads_on:
    '{{address}} redirects to another address (HTTP {{status}}), not to this webhook. Check where the tunnel leads.',
  webhook_other_answer:
    'Something else answers at {{address}}, not this webhook. Check where the tunnel leads.',
  webhook_other_status:
    '{{address}} answers with HTTP {{status}}; it is not this webhook. Check where the tunnel leads.',
  webhook_timeout: '{{host}} did not answer within {{seconds}} seconds.',
  webhook_unknown_name:
    'The address {{host}} was not found. Check it; a new tunnel may have a new address.',
  webhook_certificate:
    'The certificate of {{host}} is not accepted ({{cause}}), and Facebook would not accept it either.',
  webhook_refused: '{{host}} cannot be connected to ({{cause}}). Is the tunnel running?',

  send_failed: 'The message could not be sent',
  send_unknown:
    'It is not known whether this message reached the customer. Look in Messenger before you send it again.',
  send_part_unknown: 'It is not known whether the part before it went out.',
  send_part_failed: 'The part before it did not go out.',
  send_not_taken: 'Facebook did not take it.',
  send_had_not_gone: 'It had not gone out, and is sent once more.',
  send_crashed: 'The program failed at this message. The log says at what.',
  send_taken_over: 'A person took the conversation over before it could go out.',
  send_superseded:
    'The customer wrote again before it could be sent, so the agent is writing a new answer.',
  send_stale: 'It could not go out in time, and the agent looks at the conversation again.',
  send_picture_gone: 'The picture is no longer in the store. Send it as a new message.',
  scheduled_late: 'Its time had passed by more than an hour. Send it now if it still fits.',
  scheduled_not_sent: 'A scheduled reply was not sent: {{problem}}',
} as const
