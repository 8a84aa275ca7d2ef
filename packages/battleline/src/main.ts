#!/usr/bin/env node
import { main } from '@battleline/cli'

await main()
