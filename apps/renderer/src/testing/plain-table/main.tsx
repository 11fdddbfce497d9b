import '@mantine/core/styles.css'
import { Badge, Button, Checkbox, MantineProvider, Table } from '@mantine/core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

/** Orders as Mantine's own table shows them, all at once: what bench/ sets the list of orders against. */
const orders = Array.from({ length: 50 }, (_, index) => ({
  id: `PAL-${String(10_000 - index).padStart(6, '0')}`,
  customer: `Customer ${index}`,
  phone: `01712-${String(300_000 + index)}`,
  product: `Gift Box ${index % 7} × ${(index % 3) + 1}`,
  total: `৳${(1_000 + index * 37).toLocaleString('en')}`,
}))

function Orders() {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          {['Select', 'Order', 'Customer', 'Products', 'Status', 'Payment', 'Total', 'Open'].map(
            (head) => (
              <Table.Th key={head}>{head}</Table.Th>
            ),
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {orders.map(({ id, customer, phone, product, total }) => (
          <Table.Tr key={id} data-row={id}>
            <Table.Td>
              <Checkbox aria-label={`Select order ${id}`} />
            </Table.Td>
            <Table.Td>{id}</Table.Td>
            <Table.Td>
              {customer}
              <br />
              {phone}
            </Table.Td>
            <Table.Td>{product}</Table.Td>
            <Table.Td>
              <Badge>Shipped</Badge>
            </Table.Td>
            <Table.Td>Unpaid</Table.Td>
            <Table.Td>{total}</Table.Td>
            <Table.Td>
              <Button variant="default">View</Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Page() {
  const [shown, setShown] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setShown(!shown)}>
        Orders
      </button>
      {shown ? <Orders /> : null}
    </main>
  )
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <MantineProvider>
    <Page />
  </MantineProvider>,
)
