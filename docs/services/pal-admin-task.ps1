# Starts PAL Admin's server when you log in. Run it in the folder of the clone.
$clone = (Get-Location).Path
$key = Join-Path $env:USERPROFILE '.pal-admin.key'
$node = (Get-Command node).Source
$action = New-ScheduledTaskAction -Execute $node -WorkingDirectory $clone `
  -Argument "apps/desktop/dist/serve.js --port 4780 --key-file `"$key`" --no-open"
$trigger = New-ScheduledTaskTrigger -AtLogOn -User $env:USERNAME
$settings = New-ScheduledTaskSettingsSet -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries `
  -RestartCount 3 -RestartInterval (New-TimeSpan -Minutes 1) -ExecutionTimeLimit ([TimeSpan]::Zero)
Register-ScheduledTask -TaskName 'PAL Admin' -Action $action -Trigger $trigger -Settings $settings
