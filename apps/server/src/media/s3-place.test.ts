import { expect, test } from 'vitest'
import { parseS3Url } from './s3-place.ts'

const place = {
  endpoint: 'https://s3.eu-north-1.amazonaws.com',
  region: 'eu-north-1',
  bucket: 'minikran',
  accessKeyId: 'AKIA',
  secretAccessKey: 'hemlig',
}

test.each([
  ['s3://AKIA:hemlig@s3.eu-north-1.amazonaws.com/minikran?region=eu-north-1', place],
  ['s3://AKIA:hemlig@s3.eu-north-1.amazonaws.com/minikran/', place],
  [
    's3://AKIA:a%2Fb%2B@localhost:9000/minikran?tls=off&region=x',
    {
      ...place,
      endpoint: 'http://localhost:9000',
      region: 'x',
      secretAccessKey: 'a/b+',
    },
  ],
  ['https://AKIA:hemlig@s3.example/minikran', null],
  ['s3://s3.example/minikran', null],
  ['s3://AKIA@s3.example/minikran', null],
  ['s3://AKIA:hemlig@s3.example', null],
  ['s3://AKIA:hemlig@s3.example/Mini_Kran', null],
  ['s3://AKIA:%zz@s3.example/minikran', null],
  ['', null],
])('%s', (url, read) => {
  expect(parseS3Url(url)).toEqual(read)
})
