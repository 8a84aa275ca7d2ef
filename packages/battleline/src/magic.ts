export * from '@battleline/magic'
