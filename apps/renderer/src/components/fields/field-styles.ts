// The styles of Mantine's fields, base parts before those that build on them.
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import '@mantine/core/styles/NumberInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
// The sign of a list to choose from has its size there.
import '@mantine/core/styles/Combobox.layer.css'
import './form-fields.css'
