export * from '@battleline/keyforge'
