export const aiReasons = {
  answers_per_day_one:
    'Der Agent hat diesem Kunden in 24 Stunden einmal geantwortet, so oft Ihre Einstellungen es erlauben',
  answers_per_day_other:
    'Der Agent hat diesem Kunden in 24 Stunden {{count}}-mal geantwortet, so oft Ihre Einstellungen es erlauben',
  agent_broke:
    'Der Agent ist durch einen Fehler des Programms abgebrochen. Das Protokoll sagt mehr.',
  ai_no_key:
    'Kein KI-Schlüssel hinterlegt. Geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_no_server_key:
    'Dieser Server hat noch keinen Schlüssel. Geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_key_lost:
    'Der KI-Schlüssel muss neu eingegeben werden: Er wurde mit einem anderen Schlüssel oder auf einem anderen Computer verschlüsselt.',
  ai_key_odd:
    'Der API-Schlüssel enthält Zeichen, die kein Schlüssel hat. Kopieren Sie ihn erneut, ohne etwas drumherum.',
  ai_key_refused:
    'Der KI-Anbieter nimmt den API-Schlüssel nicht an. Kopieren Sie den Schlüssel erneut, oder erstellen Sie beim Anbieter einen neuen, und geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_key_lacks_scopes:
    'Dem API-Schlüssel fehlt eine Berechtigung: {{scopes}}. Kopieren Sie den Schlüssel erneut, oder erstellen Sie beim Anbieter einen neuen, und geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_key_lacks_right:
    'Dem API-Schlüssel fehlt eine Berechtigung. Kopieren Sie den Schlüssel erneut, oder erstellen Sie beim Anbieter einen neuen, und geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_key_not_for_model:
    'Der API-Schlüssel darf {{model}} nicht verwenden. Kopieren Sie den Schlüssel erneut, oder erstellen Sie beim Anbieter einen neuen, und geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_key_other_organization:
    'Der API-Schlüssel gehört nicht zu dieser Organisation oder diesem Projekt. Kopieren Sie den Schlüssel erneut, oder erstellen Sie beim Anbieter einen neuen, und geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_key_other_network:
    'Der API-Schlüssel darf aus diesem Netzwerk nicht verwendet werden. Kopieren Sie den Schlüssel erneut, oder erstellen Sie beim Anbieter einen neuen, und geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_account_closed:
    'Das KI-Konto dieses Schlüssels ist geschlossen. Kopieren Sie den Schlüssel erneut, oder erstellen Sie beim Anbieter einen neuen, und geben Sie ihn unter Einstellungen, KI-Konfiguration ein.',
  ai_account_unverified:
    'Das KI-Konto muss für {{model}} bestätigt werden. Bestätigen Sie es beim Anbieter, oder wählen Sie in den Einstellungen ein anderes Modell.',
  ai_no_credit:
    'Das KI-Konto hat kein Guthaben mehr, oder sein Ausgabenlimit ist erreicht. Laden Sie Guthaben auf, oder erhöhen Sie das Limit in Ihrem Konto beim Anbieter.',
  ai_slow_down:
    'Der KI-Anbieter begrenzt die Anfragen. Das geht in wenigen Minuten vorbei; kommt es oft vor, erhöhen Sie die Grenzen Ihres Kontos.',
  ai_translation_unsound:
    'Die Antwort war keine treue Übersetzung: Eine Zahl war anders, oder ein Platzhalter fehlte. Wählen Sie noch einmal „Übersetzung vorschlagen“, oder schreiben Sie den Text selbst.',
  ai_timeout:
    'Das Modell hat nicht rechtzeitig geantwortet. Vielleicht ist es ausgelastet; kommt es oft vor, erlauben Sie unter Einstellungen, KI-Konfiguration eine längere Antwortzeit, oder wählen Sie ein anderes Modell.',
  ai_unreachable:
    'Der KI-Anbieter war nicht erreichbar. Prüfen Sie die Internetverbindung und, falls gesetzt, die Basis-URL.',
  ai_certificate:
    'Der KI-Anbieter war nicht sicher erreichbar: Sein Zertifikat gilt nicht für diese Adresse. Prüfen Sie die Internetverbindung und, falls gesetzt, die Basis-URL.',
  ai_name_unknown:
    'Der KI-Anbieter war nicht erreichbar: Seine Adresse wird nicht gefunden. Prüfen Sie das Netzwerk und die Basis-URL.',
  ai_nothing_listens:
    'Der KI-Anbieter war nicht erreichbar: An seiner Adresse läuft kein Server. Prüfen Sie die Internetverbindung und, falls gesetzt, die Basis-URL.',
  ai_redirected:
    'Der KI-Anbieter war nicht erreichbar: Seine Adresse leitet auf eine andere weiter. Geben Sie diese als Basis-URL ein, wenn sie zum Anbieter gehört.',
  ai_unsafe_base_url: 'Die Adresse muss mit https:// beginnen (http:// nur für diesen Computer).',
  ai_other_protocol:
    'Der Server an dieser Adresse ist nicht mit OpenAI kompatibel. Prüfen Sie das Netzwerk und die Basis-URL; die meisten enden auf /v1.',
  ai_nothing_there:
    'An dieser Adresse wurde kein OpenAI-kompatibler Server gefunden. Prüfen Sie die Basis-URL unter Einstellungen, KI-Konfiguration; die meisten enden auf /v1.',
  ai_fault:
    'Der KI-Anbieter hat gerade ein Problem. Bei Ihnen stimmt alles; meist geht es in wenigen Minuten vorbei.',
  ai_answer_unreadable:
    'Die Antwort des KI-Anbieters war nicht lesbar. Bei Ihnen stimmt alles; meist geht es in wenigen Minuten vorbei.',
  ai_models_unreadable:
    'Die Liste der Modelle war nicht lesbar. Bei Ihnen stimmt alles; meist geht es in wenigen Minuten vorbei.',
  ai_provider_answer_too_long:
    'Die Antwort des KI-Anbieters ist länger als zulässig. Bei Ihnen stimmt alles; meist geht es in wenigen Minuten vorbei.',
  ai_answer_too_long:
    'Die Antwort des Modells ist länger als zulässig. Bei Ihnen stimmt alles; meist geht es in wenigen Minuten vorbei.',
  ai_answer_empty:
    'Das Modell hat eine leere Antwort gesendet. Bei Ihnen stimmt alles; meist geht es in wenigen Minuten vorbei.',
  ai_answer_cut_off:
    'Die Antwort des Modells wurde abgeschnitten. Erhöhen Sie „Höchstzahl Tokens“ unter Einstellungen, KI-Konfiguration.',
  ai_declined: 'Das Modell hat es abgelehnt, in dieser Unterhaltung zu antworten.',
  ai_conversation_too_long: 'Diese Unterhaltung ist zu lang für {{model}}.',
  ai_too_many_tokens:
    '{{model}} erlaubt nicht so viele Tokens. Ändern Sie „Höchstzahl Tokens“ unter Einstellungen, KI-Konfiguration.',
  ai_country:
    'Der KI-Anbieter bedient dieses Land oder diese Region nicht. Wählen Sie unter Einstellungen, KI-Konfiguration ein anderes Modell oder einen anderen Anbieter.',
  ai_request_refused:
    'Der KI-Anbieter hat die Anfrage für {{model}} abgelehnt. Wählen Sie unter Einstellungen, KI-Konfiguration ein anderes Modell oder einen anderen Anbieter.',
  ai_parameter_refused:
    'Der KI-Anbieter hat die Anfrage für {{model}} abgelehnt ({{parameter}}). Wählen Sie unter Einstellungen, KI-Konfiguration ein anderes Modell oder einen anderen Anbieter.',
  ai_model_gone:
    'Das Modell {{model}} ist nicht verfügbar. Wählen Sie in den Einstellungen ein anderes.',
  ai_model_retired:
    'Das Modell {{model}} wurde am {{day}} eingestellt. Wählen Sie ein anderes, zum Beispiel {{other}}.',
  ai_model_retiring:
    '{{model}} wird am {{day}} eingestellt. Wählen Sie vorher ein anderes Modell, zum Beispiel {{other}}.',
  ai_openai_retired: 'OpenAI hat {{model}} am {{day}} eingestellt. Wählen Sie ein anderes Modell.',
  ai_openai_retiring:
    'OpenAI stellt {{model}} am {{day}} ein. Wählen Sie vorher ein anderes Modell.',
}
