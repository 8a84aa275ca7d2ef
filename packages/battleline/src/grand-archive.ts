export * from '@battleline/grand-archive'
