import { ACCOUNTS, type TestPortal } from '../harness.ts';
import { expectForbidden, rivalQuery, type CallById, type CallWithoutId } from './tenantCalls.ts';

/** People of an enterprise, their accounts and filer codes. */
export const peopleRows = (test: () => TestPortal) =>
  ({
    listEmployees: {
      calls: [
        (client) => client.get('/enterprises/employees'),
        (client) => client.get(`/enterprises/employees?${rivalQuery(test().rivalId)}`),
      ],
    },
    saveEnterpriseSettings: {
      calls: [(client) => client.post(`/enterprises/settings?${rivalQuery(test().rivalId)}`, { sharedDrafts: true })],
    },
    getCustomsConnection: {
      calls: [(client) => client.get(`/enterprises/customs-connection?${rivalQuery(test().rivalId)}`)],
    },
    saveCustomsConnection: {
      calls: [
        (client) =>
          client.post(`/enterprises/customs-connection?${rivalQuery(test().rivalId)}`, {
            port: '4601',
            filer: 'HBR',
            office: '',
            preparerPort: '',
            preparerFiler: '',
            preparerOffice: '',
            blockText: '',
            revision: 0,
          }),
      ],
    },
    goLiveChecklist: { calls: [(client) => client.get(`/enterprises/go-live?${rivalQuery(test().rivalId)}`)] },
    listPeople: {
      calls: [
        (client) => client.get('/enterprises/people'),
        (client) => client.get(`/enterprises/people?${rivalQuery(test().rivalId)}`),
      ],
    },
    setPersonRole: {
      record: 'person',
      call: (client, id) => client.post('/enterprises/people/role', { userId: id, role: 'filer' }),
    },
    disablePerson: {
      record: 'person',
      call: (client, id) => client.post('/enterprises/people/disable', { userId: id }),
    },
    enablePerson: { record: 'person', call: (client, id) => client.post('/enterprises/people/enable', { userId: id }) },
    listInvitations: { calls: [(client) => client.get(`/enterprises/invitations?${rivalQuery(test().rivalId)}`)] },
    // The address has an account of the rival: the answer is that to any other address.
    invitePerson: {
      calls: [
        (client) =>
          client.post('/enterprises/invitations', { email: ACCOUNTS.rivalFiler, name: 'Invited', role: 'filer' }),
      ],
    },
    revokeInvitation: {
      record: 'invitation',
      call: (client, id) => client.post('/enterprises/invitations/revoke', { id }),
    },
    readInvitation: {
      calls: [
        () =>
          test()
            .newClient()
            .post('/anonymous/invitation', { token: 'x'.repeat(43) }),
      ],
    },
    acceptInvitation: {
      calls: [
        () =>
          test()
            .newClient()
            .post('/anonymous/invitation/accept', { token: 'x'.repeat(43), name: 'Me', password: 'harbour at dusk' }),
      ],
    },
    register: {
      calls: [
        () => {
          const given = { enterpriseName: 'Mine', name: 'Me', password: 'harbour at dusk', code: '000000' };
          return test()
            .newClient()
            .post('/anonymous/register', { ...given, email: ACCOUNTS.rivalFiler });
        },
      ],
    },
    forgotPassword: {
      calls: [() => test().newClient().post('/anonymous/password/forgot', { account: ACCOUNTS.rivalFiler })],
    },
    resetPassword: {
      calls: [
        () =>
          test()
            .newClient()
            .post('/anonymous/password/reset', { token: 'x'.repeat(43), password: 'harbour at dusk' }),
      ],
    },
    listFilerCodes: {
      calls: [
        (client) => client.get('/enterprises/filer-codes'),
        (client) => client.get(`/enterprises/filer-codes?${rivalQuery(test().rivalId)}`),
      ],
    },
    requestFilerCode: {
      calls: [(client) => client.post('/enterprises/filer-codes', { code: 'RIVL', effectiveOn: '2026-12-01' })],
    },
    withdrawFilerCode: { calls: [(client) => client.post('/enterprises/filer-codes/withdraw', { code: 'RIVL' })] },
    requestedFilerCodes: {
      calls: [expectForbidden((client) => client.get(`/support/filer-codes?${rivalQuery(test().rivalId)}`))],
    },
    decideFilerCode: {
      calls: [
        expectForbidden((client) =>
          client.post('/support/filer-codes/decide', { enterpriseId: test().rivalId, code: 'RIVL', isAccepted: true }),
        ),
      ],
    },
    ownSecurity: { calls: [(client) => client.get(`/account/security?${rivalQuery(test().rivalId)}`)] },
    changePassword: {
      calls: [(client) => client.post('/account/password', { current: 'not this one', password: 'harbour at dusk' })],
    },
    // The matrix keeps its sessions: each caller has one.
    endOtherSessions: { calls: [(client) => client.post('/account/sessions/end-others')] },
    startSecondFactor: {
      calls: [(client) => client.post('/account/second-factor/start', { current: 'not this one' })],
    },
    confirmSecondFactor: { calls: [(client) => client.post('/account/second-factor/confirm', { code: '000000' })] },
    removeSecondFactor: {
      calls: [(client) => client.post('/account/second-factor/remove', { current: 'not this one' })],
    },
    // Each uses a new client, so that the caller stays signed in.
    login: {
      calls: [() => test().newClient().post('/anonymous/login', { account: ACCOUNTS.filer, password: 'tenplustwo' })],
    },
    logout: { calls: [async () => (await test().signIn(ACCOUNTS.filer)).post('/logout')] },
  }) satisfies Record<string, CallById | CallWithoutId>;
