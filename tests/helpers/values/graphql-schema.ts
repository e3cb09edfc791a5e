/** A small GraphQL schema with every kind of type. */
export const shopSchema = `
"Anything with an identifier."
interface Node { "Unique everywhere." id: ID! }

"Who buys. See [prices](/prices)."
type Customer implements Node {
  id: ID!
  name: String!
  email: String @deprecated(reason: "Use \`emails\`.")
  emails: [String!]!
  role: Role!
  orders("At most this many." first: Int = 10, after: String): OrderConnection!
}

enum Role { "May do everything." ADMIN GUEST @deprecated }

type Order implements Node { id: ID! total: Money! customer: Customer! }
type OrderConnection { nodes: [Order!]! edges: [OrderEdge!]! totalCount: Int! }
type OrderEdge { node: Order! cursor: String! }

scalar Money @specifiedBy(url: "https://example.com/money")
union Found = Customer | Order

input CustomerFilter { role: Role, minimum: Int = 1 }
input CustomerBy @oneOf { id: ID, email: String }
input NewCustomerInput { name: String!, email: String!, role: Role, parent: NewCustomerInput }
type NewCustomerPayload { customer: Customer, errors: [String!] }

type Query {
  "Finds one customer."
  customer(by: CustomerBy!): Customer
  customers(filter: CustomerFilter, first: Int, after: String): [Customer!]!
  search(text: String!): [Found!]!
  version: String @deprecated
}
type Mutation { addCustomer(input: NewCustomerInput!): NewCustomerPayload! }
type Subscription { customerAdded: Customer! }
`;
